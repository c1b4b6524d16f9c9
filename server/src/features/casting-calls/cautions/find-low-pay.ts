import { payWords } from '../terms/pay-words.ts';
import { payFloor } from './pay-floors.ts';
import type { Evidence, ReviewedRole } from './reviewed-role.ts';

type Pay = Pick<ReviewedRole, 'payKind' | 'payAmount' | 'payUnit' | 'payCurrency'>;

/** Every currency that has a floor is kept in hundredths. */
const MINOR_UNITS = 100;

/** Work that says it is paid, for less than anyone's work costs. Unpaid work says so itself. */
export function findLowPay(pay: Pay): Evidence[] {
  const { payKind, payAmount, payUnit, payCurrency } = pay;
  const saysPaid = payKind === 'paid' || payKind === 'low_pay';
  if (!saysPaid || payAmount === null || payCurrency === null) return [];
  const floor = payFloor(payCurrency, payUnit);
  if (floor === undefined || payAmount >= floor * MINOR_UNITS) return [];
  return [{ place: 'Pay', evidence: payWords(pay) }];
}
