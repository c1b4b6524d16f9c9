import { GENDERS } from '@callboard/contract/talent-profiles';
import { UPDATED_WITHIN } from '@callboard/contract/talent-search';
import { VERIFICATION_KINDS } from '@callboard/contract/verification';
import { GENDER_WORDS } from '../../../lib/talent/profile-words.ts';
import { UPDATED_WORDS, VERIFIED_WORDS } from '../words.ts';
import { ChoiceRow } from './choice-row.tsx';
import type { FacetProps } from './facet-props.ts';

export function GenderFacet({ search: { gender = [] }, counts, onChange }: FacetProps) {
  return (
    <ul>
      {GENDERS.map((each) => (
        <ChoiceRow
          key={each}
          label={GENDER_WORDS[each]}
          count={counts && (counts.gender?.[each] ?? 0)}
          isChosen={gender.includes(each)}
          onToggle={() => onChange((before) => ({ gender: inOrOut(before.gender, each) }))}
        />
      ))}
    </ul>
  );
}

/** What Callboard has looked at, and whether there is something to look at. */
export function TrustFacet({ search, counts, onChange }: FacetProps) {
  const { verified = [], showreel } = search;
  return (
    <ul>
      {VERIFICATION_KINDS.map((kind) => (
        <ChoiceRow
          key={kind}
          label={VERIFIED_WORDS[kind]}
          count={counts && (counts.verified?.[kind] ?? 0)}
          isChosen={verified.includes(kind)}
          onToggle={() => onChange((before) => ({ verified: inOrOut(before.verified, kind) }))}
        />
      ))}
      <ChoiceRow
        label="Has a showreel"
        count={counts && (counts.showreel?.true ?? 0)}
        isChosen={showreel !== undefined}
        onToggle={() => onChange({ showreel: showreel === undefined ? 'true' : undefined })}
      />
    </ul>
  );
}

/** One at a time: whoever changed something this week did so this month, too. */
export function UpdatedFacet({ search: { updatedWithin }, counts, onChange }: FacetProps) {
  return (
    <ul>
      {UPDATED_WITHIN.map((days) => (
        <ChoiceRow
          key={days}
          label={UPDATED_WORDS[days] ?? ''}
          count={counts && (counts.updated?.[days] ?? 0)}
          isChosen={updatedWithin === days}
          onToggle={() => onChange({ updatedWithin: updatedWithin === days ? undefined : days })}
        />
      ))}
    </ul>
  );
}

function inOrOut<Value>(chosen: readonly Value[] | undefined, value: Value): Value[] {
  const others = (chosen ?? []).filter((each) => each !== value);
  return chosen?.includes(value) ? others : [...others, value];
}
