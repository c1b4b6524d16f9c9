import type { RoleForm } from '@callboard/contract/role-form';
import type { Facts } from '../facts.ts';
import { fold } from '../fold.ts';
import { findMoney, type Money } from './money.ts';
import { readUsage } from './usage.ts';

const SESSION = /\b(?:bsf|basic (?:studio|session) fee|studio fee|session(?: fee)?)[ :]*$/;
const BUYOUT_BEFORE = /\b(?:buy-?out|usage)(?: fee)?[ :]*(?:of )?$/;
const BUYOUT_AFTER = /^ ?(?:buy-?out|usage)\b/;
const FITTING = /\bfitting(?: fee)?[ :]*$/;
const HAS_USAGE = /\b(?:buy-?out|usage)\b/;

const UNITS: readonly (readonly [RegExp, RoleForm['payUnit']])[] = [
  [/^ ?(?:\/|per|an|p\/) ?h(?:ou)?r\b|^ ?ph\b|\bhourly\b/, 'hour'],
  [/^ ?(?:\/|per|a) ?half[- ]day/, 'half_day'],
  [/^ ?(?:\/|per|a|p\/) ?(?:shoot(?:ing)? )?d(?:ay)?\b|^ ?pd\b|\bdaily\b/, 'day'],
  [/^ ?(?:\/|per|a|p\/) ?w(?:ee)?k\b|^ ?pw\b|\bweekly\b/, 'week'],
  [/^ ?(?:\/|per|an) ?ep(?:isode)?\b/, 'episode'],
  [/^ ?(?:\/|per|a) ?(?:show|performance)\b/, 'show'],
  [/\b(?:flat|all-?in|total|fixed)\b/, 'flat'],
];
const UNITS_BEFORE: readonly (readonly [RegExp, RoleForm['payUnit']])[] = [
  [/\b(?:day rate|daily(?: rate)?)[ :]*(?:of )?$/, 'day'],
  [/\b(?:weekly(?: rate)?|week rate)[ :]*(?:of )?$/, 'week'],
  [/\b(?:flat(?: fee)?|total)[ :]*(?:of )?$/, 'flat'],
];
const KINDS: readonly (readonly [RegExp, RoleForm['payKind']])[] = [
  [/\b(?:unpaid|no pay|no fee|non-?paid)\b/, 'unpaid'],
  [/\bdeferred\b/, 'deferred'],
  [/\bexpenses only\b|\b(?:travel|food)(?: and (?:travel|food))? expenses\b/, 'expenses_only'],
  [/\b(?:low[- ]paid?|profit share|low budget rate)\b/, 'low_pay'],
];

/** What is paid and what for: 'BSF £450 + £5,500 buyout: UK TV, 12 months'. */
export function readPay(text: string): Facts | undefined {
  const folded = fold(text);
  const amounts = findMoney(folded);
  const payKind = KINDS.find(([pattern]) => pattern.test(folded))?.[1];
  if (amounts.length === 0) return payKind && { payKind };
  const session = amounts.find(({ before }) => SESSION.test(before));
  const buyout = amounts.find(isBuyout);
  const fitting = amounts.find(({ before }) => FITTING.test(before));
  const plain = amounts.find((money) => money !== buyout && money !== fitting);
  const main = session ?? plain ?? buyout;
  if (main === undefined) return undefined;
  const hasUsage = buyout !== undefined || HAS_USAGE.test(folded);
  return {
    payKind: payKind ?? 'paid',
    payAmount: main.minor,
    payCurrency: main.currency,
    payUnit: hasUsage ? 'session_plus_usage' : unitOf(main),
    ...(hasUsage && {
      usage: readUsage(text, {
        sessionFee: (session ?? plain)?.minor ?? null,
        buyout: buyout?.minor ?? null,
        fittingFee: fitting?.minor ?? null,
      }),
    }),
  };
}

function isBuyout({ before, after }: Money): boolean {
  return BUYOUT_AFTER.test(after) || BUYOUT_BEFORE.test(before);
}

function unitOf({ before, after }: Money): RoleForm['payUnit'] {
  const named = UNITS.find(([pattern]) => pattern.test(after));
  return (named ?? UNITS_BEFORE.find(([pattern]) => pattern.test(before)))?.[1] ?? null;
}
