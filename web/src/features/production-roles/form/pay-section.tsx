import {
  CREW_PAY_UNITS,
  PAY_KINDS,
  PAY_UNITS,
  UNION_STATUSES,
} from '@callboard/contract/production-choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currencyOptions, usualCurrency } from '../../../lib/casting/money.ts';
import {
  PAY_KIND_WORDS,
  PAY_UNIT_WORDS,
  UNION_STATUS_WORDS,
} from '../../../lib/casting/role-words.ts';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Choice, Choices, OneOf, OneOrNone } from '../../../ui/valued/choice.tsx';
import { Line } from '../../../ui/valued/line.tsx';
import { toOptions, unionsQuery } from '../../reference-data/api.ts';
import { MoneyBox } from './money-box.tsx';
import { SECTION_GRID, type SectionProps } from './role-editor.ts';

/** What it pays and under which agreement. */
export function PaySection({ editor }: SectionProps) {
  const { role, errors, change } = editor;
  return (
    <div className={SECTION_GRID}>
      <OneOf
        label="Pay"
        options={wordOptions(PAY_KINDS, PAY_KIND_WORDS)}
        value={role.payKind}
        onValue={(payKind) => change({ payKind })}
        error={errors.payKind}
      />
      <Amount editor={editor} />
      <div className="sm:col-span-2">
        <Line
          label="About the pay"
          placeholder="Plus travel and per diem"
          value={role.payNote}
          onValue={(payNote) => change({ payNote })}
          error={errors.payNote}
        />
      </div>
      {role.roleType === 'crew' && (
        <Line
          label="Kit"
          placeholder="Kit hire on top, own van welcome…"
          value={role.kit}
          onValue={(kit) => change({ kit })}
          error={errors.kit}
        />
      )}
      <Unions editor={editor} />
    </div>
  );
}

function Amount({ editor: { role, errors, setting, change } }: SectionProps) {
  const { countryId } = useCurrentUser();
  const [currencies] = useState(currencyOptions);
  const units = role.roleType === 'crew' ? CREW_PAY_UNITS : PAY_UNITS;
  const usual = setting.currency ?? usualCurrency(countryId);
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,4fr)] gap-2 sm:col-span-2 sm:grid-cols-3">
      <MoneyBox
        label="Amount"
        currency={role.payCurrency ?? usual}
        value={role.payAmount}
        onValue={(payAmount) =>
          change({
            payAmount,
            payCurrency: role.payCurrency ?? (payAmount === null ? null : usual),
          })
        }
        error={errors.payAmount}
      />
      <OneOrNone
        label="Per"
        none="Not said"
        options={wordOptions(units, PAY_UNIT_WORDS)}
        value={role.payUnit}
        onValue={(payUnit) => change({ payUnit })}
        error={errors.payUnit}
      />
      <Choice
        label="Currency"
        placeholder={usual}
        options={currencies}
        value={role.payCurrency}
        onValue={(payCurrency) => change({ payCurrency })}
        error={errors.payCurrency}
      />
    </div>
  );
}

function Unions({ editor: { role, errors, change } }: SectionProps) {
  const { data = [] } = useQuery(unionsQuery);
  const kind = role.roleType === 'crew' ? 'crew' : 'performer';
  return (
    <>
      <OneOrNone
        label="Union status"
        none="As the production"
        options={wordOptions(UNION_STATUSES, UNION_STATUS_WORDS)}
        value={role.unionStatus}
        onValue={(unionStatus) => change({ unionStatus })}
        error={errors.unionStatus}
      />
      <Choices
        label="Unions"
        placeholder="Any"
        options={toOptions(
          data.filter((union) => union.kind === kind || role.unionIds.includes(union.id)),
        )}
        value={role.unionIds}
        onValue={(unionIds) => change({ unionIds })}
        error={errors.unionIds}
      />
    </>
  );
}
