import type { RoleForm } from '@callboard/contract/role-form';
import { usualCurrency } from '../../../lib/casting/money.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { DayBox, Line } from '../../../ui/valued/line.tsx';
import { NumberBox } from '../../../ui/valued/number-box.tsx';
import { MoneyBox } from './money-box.tsx';
import { type RoleEditor, SECTION_GRID, type SectionProps } from './role-editor.ts';

type Usage = NonNullable<RoleForm['usage']>;

const NO_USAGE: Usage = {
  sessionFee: null,
  fittingFee: null,
  overtime: null,
  buyout: null,
  media: null,
  territory: null,
  term: null,
  startsOn: null,
  spots: null,
  exclusivity: null,
};

/** What a commercial pays beyond the day, and what it asks for in return. */
export function UsageSection({ editor }: SectionProps) {
  const { role, change } = editor;
  const set = (changes: Partial<Usage>) =>
    change({ usage: { ...(role.usage ?? NO_USAGE), ...changes } });
  return (
    <div className="grid gap-5">
      <Fees editor={editor} set={set} />
      <Exclusivity editor={editor} set={set} />
    </div>
  );
}

type PartProps = { editor: RoleEditor; set: (changes: Partial<Usage>) => void };

function Fees({ editor: { role, errors, setting }, set }: PartProps) {
  const { countryId } = useCurrentUser();
  const usage = role.usage ?? NO_USAGE;
  const currency = role.payCurrency ?? setting.currency ?? usualCurrency(countryId);
  const at = (name: keyof Usage) => errors[`usage.${name}`];
  const money = (name: 'sessionFee' | 'fittingFee' | 'buyout', label: string) => (
    <MoneyBox
      label={`${label} (${currency})`}
      currency={currency}
      value={usage[name]}
      onValue={(amount) => set({ [name]: amount })}
      error={at(name)}
    />
  );
  const line = (name: 'overtime' | 'media' | 'territory' | 'term', label: string, like: string) => (
    <Line
      label={label}
      placeholder={like}
      value={usage[name]}
      onValue={(text) => set({ [name]: text })}
      error={at(name)}
    />
  );
  return (
    <div className={SECTION_GRID}>
      {money('sessionFee', 'Session fee')}
      {money('fittingFee', 'Fitting fee')}
      {money('buyout', 'Buyout')}
      {line('overtime', 'Overtime', '1.5× after ten hours')}
      {line('media', 'Media', 'TV, VOD, paid social')}
      {line('territory', 'Territory', 'UK')}
      {line('term', 'Term', '12 months')}
      <DayBox
        label="Usage starts on"
        value={usage.startsOn}
        onValue={(startsOn) => set({ startsOn })}
        error={at('startsOn')}
      />
      <NumberBox
        label="Number of spots"
        value={usage.spots}
        onValue={(spots) => set({ spots })}
        error={at('spots')}
      />
    </div>
  );
}

function Exclusivity({ editor: { role, errors }, set }: PartProps) {
  const exclusivity = role.usage?.exclusivity ?? null;
  const line = (name: 'category' | 'territory' | 'term', label: string, like: string) => (
    <Line
      label={label}
      placeholder={like}
      value={exclusivity?.[name] ?? null}
      onValue={(text) =>
        exclusivity !== null && set({ exclusivity: { ...exclusivity, [name]: text } })
      }
      error={errors[`usage.exclusivity.${name}`]}
    />
  );
  return (
    <div className="grid gap-4">
      <SwitchRow
        label="Exclusivity"
        hint="Whoever gets it may not work for a competitor meanwhile."
        checked={exclusivity !== null}
        onCheckedChange={(isOn) =>
          set({ exclusivity: isOn ? { category: null, territory: null, term: null } : null })
        }
      />
      {exclusivity !== null && (
        <div className="grid gap-4 sm:grid-cols-3">
          {line('category', 'Category', 'Cereal')}
          {line('territory', 'In', 'UK')}
          {line('term', 'For', '12 months')}
        </div>
      )}
    </div>
  );
}
