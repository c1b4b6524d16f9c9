import {
  ACCENT_LEVELS,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@callboard/contract/professional-info';
import { useQuery } from '@tanstack/react-query';
import { LEVEL_WORDS, wordOptions } from '../../../lib/talent/profile-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/valued/choice.tsx';
import { Line } from '../../../ui/valued/line.tsx';
import {
  accentsQuery,
  languagesQuery,
  skillsQuery,
  toOptions,
  voiceTypesQuery,
} from '../../reference-data/api.ts';
import { AskedTerms } from './asked-terms.tsx';
import { isStage } from './production-kinds.ts';
import { SECTION_GRID, type SectionProps } from './role-editor.ts';

/** What someone has to be able to do. */
export function AbilitiesSection({ editor }: SectionProps) {
  const isTalent = editor.role.roleType === 'talent';
  return (
    <div className="grid gap-6">
      <Skills editor={editor} />
      <Languages editor={editor} />
      {isTalent && <Accents editor={editor} />}
      {isTalent && <Voice editor={editor} />}
    </div>
  );
}

const leveled = <Level extends string>(levels: readonly Level[], chosen: string | null) =>
  levels.find((level) => level === chosen) ?? null;

function Skills({ editor: { role, errors, change } }: SectionProps) {
  const { data } = useQuery(skillsQuery);
  const { skills } = role;
  const update = (id: string, changes: Partial<(typeof skills)[number]>) =>
    change({
      skills: skills.map((one) => (one.skillId === id ? { ...one, ...changes } : one)),
    });
  return (
    <AskedTerms
      title="Skills"
      noun="skill"
      options={toOptions(data)}
      levels={wordOptions(SKILL_LEVELS, LEVEL_WORDS)}
      value={skills.map(({ skillId, level }) => ({ id: skillId, level }))}
      error={errors.skills}
      onAdd={(skillId) => change({ skills: [...skills, { skillId, level: null, isPlus: false }] })}
      onLevel={(id, level) => update(id, { level: leveled(SKILL_LEVELS, level) })}
      onRemove={(id) => change({ skills: skills.filter(({ skillId }) => skillId !== id) })}
      extra={(id, label) => {
        const isPlus = skills.some((one) => one.skillId === id && one.isPlus);
        return (
          <Button
            look={isPlus ? 'plain' : 'quiet'}
            size={36}
            aria-pressed={isPlus}
            aria-label={`${label} is a plus, not a must`}
            onClick={() => update(id, { isPlus: !isPlus })}
          >
            {isPlus ? 'A plus' : 'A must'}
          </Button>
        );
      }}
    />
  );
}

function Languages({ editor: { role, errors, change } }: SectionProps) {
  const { data } = useQuery(languagesQuery);
  const { languages } = role;
  return (
    <AskedTerms
      title="Languages"
      noun="language"
      options={toOptions(data)}
      levels={wordOptions(LANGUAGE_LEVELS, LEVEL_WORDS)}
      value={languages.map(({ languageId, level }) => ({ id: languageId, level }))}
      error={errors.languages}
      onAdd={(languageId) => change({ languages: [...languages, { languageId, level: null }] })}
      onLevel={(id, level) =>
        change({
          languages: languages.map((one) =>
            one.languageId === id ? { ...one, level: leveled(LANGUAGE_LEVELS, level) } : one,
          ),
        })
      }
      onRemove={(id) => change({ languages: languages.filter((one) => one.languageId !== id) })}
    />
  );
}

function Accents({ editor: { role, errors, change } }: SectionProps) {
  const { data } = useQuery(accentsQuery);
  const { accents } = role;
  return (
    <AskedTerms
      title="Accents"
      noun="accent"
      options={toOptions(data)}
      levels={wordOptions(ACCENT_LEVELS, LEVEL_WORDS)}
      value={accents.map(({ accentId, level }) => ({ id: accentId, level }))}
      error={errors.accents}
      onAdd={(accentId) => change({ accents: [...accents, { accentId, level: null }] })}
      onLevel={(id, level) =>
        change({
          accents: accents.map((one) =>
            one.accentId === id ? { ...one, level: leveled(ACCENT_LEVELS, level) } : one,
          ),
        })
      }
      onRemove={(id) => change({ accents: accents.filter((one) => one.accentId !== id) })}
    />
  );
}

/** Where people sing, or where it was asked for before. */
function Voice({ editor: { role, errors, setting, change } }: SectionProps) {
  const { data } = useQuery(voiceTypesQuery);
  const isAsked = role.voiceTypeId !== null || role.vocalRange !== null;
  if (!isStage(setting.typeId) && !isAsked) return null;
  return (
    <div className={SECTION_GRID}>
      <Choice
        label="Voice"
        options={toOptions(data)}
        value={role.voiceTypeId}
        onValue={(voiceTypeId) => change({ voiceTypeId })}
        error={errors.voiceTypeId}
      />
      <Line
        label="Vocal range"
        placeholder="G3–D5 belt"
        value={role.vocalRange}
        onValue={(vocalRange) => change({ vocalRange })}
        error={errors.vocalRange}
      />
    </div>
  );
}
