import type { RoleForm } from '@callboard/contract/role-form';
import type { Facts } from '../facts.ts';
import { fold } from '../fold.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const TO = ' ?(?:-|to) ?';
const YEAR = ',? (\\d{4})';

type Found = { from: string | undefined; to: string | undefined };
/** Only with their year: what is left to guess is left to people. */
const FORMS: readonly (readonly [RegExp, (match: RegExpMatchArray) => Found])[] = [
  [
    new RegExp(`\\b${DAY} ${MONTH}${TO}${DAY} ${MONTH}${YEAR}`, 'g'),
    ([, d1, m1, d2, m2, y]) => ({ from: iso(y, m1, d1), to: iso(y, m2, d2) }),
  ],
  [
    new RegExp(`\\b${DAY}${TO}${DAY} ${MONTH}${YEAR}`, 'g'),
    ([, d1, d2, m, y]) => ({ from: iso(y, m, d1), to: iso(y, m, d2) }),
  ],
  [
    new RegExp(`\\b${DAY} ${MONTH}${YEAR}`, 'g'),
    ([, d, m, y]) => ({ from: iso(y, m, d), to: iso(y, m, d) }),
  ],
  [
    new RegExp(`\\b${MONTH} ${DAY}(?:${TO}${DAY})?${YEAR}`, 'g'),
    ([, m, d1, d2, y]) => ({ from: iso(y, m, d1), to: iso(y, m, d2 ?? d1) }),
  ],
  [
    /\b(\d{4}-\d{2}-\d{2})(?: ?(?:-|to) ?(\d{4}-\d{2}-\d{2}))?\b/g,
    ([, from, to]) => ({ from: real(from), to: real(to ?? from) }),
  ],
];
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/\bfitting/, 'Fitting'],
  [/\brehears/, 'Rehearsal'],
  [/\b(?:perform|run\b|opens|previews)/, 'Performances'],
  [/\brecord/, 'Recording'],
  [/\b(?:shoot|film|on set)/, 'Shoot'],
];
const MOST = 20;

/** Days of work that are named in full: 'Shoots 12–14 March 2027'. */
export function readWorkDates(text: string, isAboutDates = false): Facts | undefined {
  if (!/\d{4}/.test(text)) return undefined;
  let folded = fold(text);
  const label = LABELS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
  if (label === null && !isAboutDates) return undefined;
  const workDates: RoleForm['workDates'] = [];
  for (const [pattern, daysOf] of FORMS) {
    folded = folded.replace(pattern, (...match) => {
      const { from, to } = daysOf(match.slice(0, -2) as unknown as RegExpMatchArray);
      if (from && to && from <= to) workDates.push({ from, to, label });
      return ' ';
    });
  }
  return workDates.length === 0 ? undefined : { workDates: workDates.slice(0, MOST) };
}

function iso(year = '', month = '', day = ''): string | undefined {
  const number = MONTHS.indexOf(month.slice(0, 3)) + 1;
  return real(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** A day that the calendar has. */
function real(day = ''): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isReal && day >= '1900-01-01' && day <= '2199-12-31' ? day : undefined;
}
