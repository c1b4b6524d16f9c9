import type { FieldErrors } from '@callboard/contract/errors';
import type { NewTalent } from '@callboard/contract/roster';
import { GENDERS } from '@callboard/contract/talent-profiles';
import { useQuery } from '@tanstack/react-query';
import { GENDER_WORDS } from '../../../lib/talent/profile-words.ts';
import { Choice, Choices, OneOf } from '../../../ui/valued/choice.tsx';
import { DayBox, Line } from '../../../ui/valued/line.tsx';
import { countriesQuery, talentCategoriesQuery, toOptions } from '../../reference-data/api.ts';

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_WORDS[value] }));

type Props = {
  draft: NewTalent;
  change: (changes: Partial<NewTalent>) => void;
  errors: FieldErrors;
};

/** Who they are, as far as the agency knows. */
export function PersonFields({ draft, change, errors }: Props) {
  const countries = useQuery(countriesQuery);
  const categories = useQuery(talentCategoriesQuery);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Line
        label="First name"
        required
        autoComplete="off"
        value={draft.firstName}
        onValue={(firstName) => change({ firstName: firstName ?? '' })}
        error={errors.firstName}
      />
      <Line
        label="Last name"
        required
        autoComplete="off"
        value={draft.lastName}
        onValue={(lastName) => change({ lastName: lastName ?? '' })}
        error={errors.lastName}
      />
      <Line
        label="Stage name"
        autoComplete="off"
        value={draft.stageName}
        onValue={(stageName) => change({ stageName })}
        error={errors.stageName}
      />
      <DayBox
        label="Date of birth"
        hint="Never shown. Under 18, a guardian claims the profile."
        value={draft.dateOfBirth}
        onValue={(dateOfBirth) => change({ dateOfBirth })}
        error={errors.dateOfBirth}
      />
      <div className="sm:col-span-2">
        <Line
          label="Email"
          type="email"
          autoComplete="off"
          hint="A link to claim the profile goes there, of a minor to the guardian. You can send it later."
          value={draft.email}
          onValue={(email) => change({ email })}
          error={errors.email}
        />
      </div>
      <Choice
        label="Country"
        required
        options={toOptions(countries.data)}
        value={draft.countryId}
        onValue={(countryId) => change({ countryId: countryId ?? '' })}
        error={errors.countryId}
      />
      <Line
        label="City"
        autoComplete="off"
        value={draft.city}
        onValue={(city) => change({ city })}
        error={errors.city}
      />
      <OneOf
        label="Gender"
        placeholder="Not said"
        options={GENDER_OPTIONS}
        value={draft.gender}
        onValue={(gender) => change({ gender })}
        error={errors.gender}
      />
      <Choices
        label="Categories"
        placeholder="Actor, dancer…"
        options={toOptions(categories.data)}
        value={draft.categoryIds}
        onValue={(categoryIds) => change({ categoryIds })}
        error={errors.categoryIds}
      />
    </div>
  );
}
