import { GENDERS } from '@callboard/contract/talent-profiles';
import { useQuery } from '@tanstack/react-query';
import { GENDER_WORDS, wordOptions } from '../../../lib/talent/profile-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Choices } from '../../../ui/valued/choice.tsx';
import { Lines } from '../../../ui/valued/line.tsx';
import { NumberBox } from '../../../ui/valued/number-box.tsx';
import { Ticks } from '../../../ui/valued/ticks.tsx';
import { ethnicitiesQuery, toOptions } from '../../reference-data/api.ts';
import { SECTION_GRID, type SectionProps } from './role-editor.ts';

/** Whom it is for. What is left open stays open to everyone. */
export function WhoSection({ editor: { role, errors, change } }: SectionProps) {
  const { countryId } = useCurrentUser();
  const { data: ethnicities } = useQuery(ethnicitiesQuery);
  const { playingAge } = tradeWords(countryId);
  return (
    <div className={SECTION_GRID}>
      <div className="sm:col-span-2">
        <Ticks
          label="Genders"
          hint="None chosen: open to all."
          options={wordOptions(GENDERS, GENDER_WORDS)}
          value={role.genders}
          onValue={(genders) => change({ genders })}
          error={errors.genders}
        />
      </div>
      <NumberBox
        label={`${playingAge} from`}
        value={role.playingAgeMin}
        onValue={(playingAgeMin) => change({ playingAgeMin })}
        error={errors.playingAgeMin}
      />
      <NumberBox
        label={`${playingAge} to`}
        value={role.playingAgeMax}
        onValue={(playingAgeMax) => change({ playingAgeMax })}
        error={errors.playingAgeMax}
      />
      <div className="sm:col-span-2">
        <Choices
          label="Ethnicities"
          hint="Only where the story asks for it; without any, the role is open."
          placeholder="Open to all"
          options={toOptions(ethnicities)}
          value={role.ethnicityIds}
          onValue={(ethnicityIds) => change({ ethnicityIds })}
          error={errors.ethnicityIds}
        />
      </div>
      <NumberBox
        label="Height from (cm)"
        value={role.heightMinCm}
        onValue={(heightMinCm) => change({ heightMinCm })}
        error={errors.heightMinCm}
      />
      <NumberBox
        label="Height to (cm)"
        value={role.heightMaxCm}
        onValue={(heightMaxCm) => change({ heightMaxCm })}
        error={errors.heightMaxCm}
      />
      <div className="sm:col-span-2">
        <Lines
          label="Looks"
          rows={2}
          placeholder="Beard welcome, no visible tattoos…"
          value={role.physicalWishes}
          onValue={(physicalWishes) => change({ physicalWishes })}
          error={errors.physicalWishes}
        />
      </div>
    </div>
  );
}
