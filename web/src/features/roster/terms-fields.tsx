import type { FieldErrors } from '@callboard/contract/errors';
import {
  REPRESENTATION_FIELDS,
  REPRESENTATION_KINDS,
  type RepresentationTerms,
  SUBMITTERS,
} from '@callboard/contract/representation';
import { FIELD_WORDS, KIND_WORDS, SUBMITTER_WORDS } from '../../lib/representation-words.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { OneOf } from '../../ui/valued/choice.tsx';
import { Line } from '../../ui/valued/line.tsx';

const FIELDS = REPRESENTATION_FIELDS.map((value) => ({ value, label: FIELD_WORDS[value] }));
const KINDS = REPRESENTATION_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const WHO_SUBMITS = SUBMITTERS.map((value) => ({ value, label: SUBMITTER_WORDS[value] }));

type Props = {
  /** `USUAL_TERMS` to begin with. */
  terms: RepresentationTerms;
  change: (changes: Partial<RepresentationTerms>) => void;
  /** By field, as `findErrors(representationTermsSchema, terms)` or the server says. */
  errors?: FieldErrors;
};

/** What an agency and a talent agree on. */
export function TermsFields({ terms, change, errors = {} }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <OneOf
        label="Field"
        options={FIELDS}
        value={terms.field}
        onValue={(field) => change({ field })}
        error={errors.field}
      />
      <Line
        label="Territory"
        required
        placeholder="Worldwide, United Kingdom…"
        value={terms.territory}
        onValue={(territory) => change({ territory: territory ?? '' })}
        error={errors.territory}
      />
      <OneOf
        label="Kind"
        options={KINDS}
        value={terms.kind}
        onValue={(kind) => change({ kind })}
        error={errors.kind}
      />
      <OneOf
        label="Who may submit"
        options={WHO_SUBMITS}
        value={terms.submitter}
        onValue={(submitter) => change({ submitter })}
        error={errors.submitter}
      />
      <div className="sm:col-span-2">
        <SwitchRow
          label="Exclusive"
          hint="Nobody else represents them in this field and territory."
          checked={terms.isExclusive}
          onCheckedChange={(isExclusive) => change({ isExclusive })}
          error={errors.isExclusive}
        />
      </div>
    </div>
  );
}
