import { moneyAsTyped, readMoney } from '../../../lib/casting/money.ts';
import type { FieldProps } from '../../../ui/field.tsx';
import { NumberBox } from '../../../ui/valued/number-box.tsx';

type Props = FieldProps & {
  value: number | null;
  currency: string | null;
  onValue: (value: number | null) => void;
};

/** An amount, kept in minor units and typed in whole ones. */
export function MoneyBox({ currency, ...field }: Props) {
  return (
    <NumberBox
      {...field}
      inputMode="decimal"
      read={(typed) => readMoney(typed, currency)}
      show={(amount) => moneyAsTyped(amount, currency)}
    />
  );
}
