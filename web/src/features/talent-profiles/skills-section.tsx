import {
  ACCENT_LEVELS,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@callboard/contract/professional-info';
import { useQuery } from '@tanstack/react-query';
import { LEVEL_WORDS, wordOptions } from '../../lib/talent/profile-words.ts';
import {
  accentsQuery,
  languagesQuery,
  skillCategoriesQuery,
  skillsQuery,
  toOptions,
} from '../reference-data/api.ts';
import type { Editor } from './editor.ts';
import { LeveledTerms } from './leveled-terms.tsx';
import { SectionCard } from './section-card.tsx';

export function SkillsSection({ editor }: { editor: Editor }) {
  return (
    <SectionCard
      title="Skills"
      description="At today’s level, as shown in the room. Saved as you go."
      editor={editor}
    >
      <LeveledTerms
        editor={editor}
        list="languages"
        idName="languageId"
        title="Languages"
        addLabel="Add a language"
        options={toOptions(useQuery(languagesQuery).data)}
        levels={wordOptions(LANGUAGE_LEVELS, LEVEL_WORDS)}
        firstLevel="fluent"
      />
      <LeveledTerms
        editor={editor}
        list="accents"
        idName="accentId"
        title="Accents"
        addLabel="Add an accent"
        options={toOptions(useQuery(accentsQuery).data)}
        levels={wordOptions(ACCENT_LEVELS, LEVEL_WORDS)}
        firstLevel="good"
      />
      <LeveledTerms
        editor={editor}
        list="skills"
        idName="skillId"
        title="Skills"
        addLabel="Add a skill"
        options={useSkillOptions()}
        levels={wordOptions(SKILL_LEVELS, LEVEL_WORDS)}
        firstLevel="intermediate"
      />
    </SectionCard>
  );
}

/** Each with its category beside it. */
function useSkillOptions() {
  const { data: skills = [] } = useQuery(skillsQuery);
  const { data: categories = [] } = useQuery(skillCategoriesQuery);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return skills.map(({ id, name, categoryId }) => {
    const hint = names.get(categoryId);
    return { value: id, label: name, ...(hint === undefined ? {} : { hint }) };
  });
}
