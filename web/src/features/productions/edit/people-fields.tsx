import { UNION_STATUSES } from '@callboard/contract/production-choices';
import { useQuery } from '@tanstack/react-query';
import { UNION_STATUS_WORDS } from '../../../lib/casting/role-words.ts';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import { Choice, OneOrNone } from '../../../ui/valued/choice.tsx';
import { Line } from '../../../ui/valued/line.tsx';
import { toOptions, unionContractsQuery } from '../../reference-data/api.ts';
import { PARTS_GRID, type PartProps } from './production-editor.ts';

/** Who makes it, and under which agreement. */
export function PeopleFields({ editor: { form, errors, change } }: PartProps) {
  const { data: contracts } = useQuery(unionContractsQuery);
  return (
    <div className={PARTS_GRID}>
      <Line
        label="Production company"
        hint="Your own unless you say otherwise."
        value={form.companyName}
        onValue={(companyName) => change({ companyName })}
        error={errors.companyName}
      />
      <Line
        label="Director"
        value={form.director}
        onValue={(director) => change({ director })}
        error={errors.director}
      />
      <Line
        label="Casting director"
        value={form.castingDirector}
        onValue={(castingDirector) => change({ castingDirector })}
        error={errors.castingDirector}
      />
      <OneOrNone
        label="Union status"
        none="Not said"
        options={wordOptions(UNION_STATUSES, UNION_STATUS_WORDS)}
        value={form.unionStatus}
        onValue={(unionStatus) => change({ unionStatus })}
        error={errors.unionStatus}
      />
      <Choice
        label="Contract"
        placeholder="None"
        options={toOptions(contracts)}
        value={form.contractId}
        onValue={(contractId) => change({ contractId })}
        error={errors.contractId}
      />
    </div>
  );
}
