import { LIMITS } from '@callboard/contract/limits';
import type { RoleForm } from '@callboard/contract/role-form';
import { clip } from '../clip.ts';

type Usage = NonNullable<RoleForm['usage']>;
type Fees = Pick<Usage, 'sessionFee' | 'buyout' | 'fittingFee'>;

const TERM = /\b(?:\d{1,3} ?(?:months?|mos?|years?|yrs?|weeks?)|(?:in )?perpetuity|perpetual)\b/i;
const TERRITORY =
  /\b(?:UK|U\.K\.|United Kingdom|Ireland|USA?|U\.S\.|North America|Canada|Europe|EU|EMEA|APAC|LATAM|Australia|Germany|France|Spain|Italy|Worldwide|Global|World)\b(?: ?(?:&|and|\+) ?(?:UK|Ireland|USA?|Canada|Europe|EU|Worldwide))?/i;
const SPOTS = /\b(\d{1,3}) ?(?:x )?(?:spots?|executions?)\b/i;
/** The list after the colon, to the end of its clause. */
const LISTED = /\b(?:buy-?out|usage)\b[^:;\n]{0,30}:\s?([^;()\n]{1,1000})/i;

/** Where, how long and in what a commercial may be shown, as it was written. */
export function readUsage(text: string, fees: Fees): Usage {
  const items = (LISTED.exec(text)?.[1] ?? '')
    .split(',')
    .map((item) => item.trim().replace(/\.$/, ''));
  const media = items
    .map((item) => item.replace(TERM, '').replace(TERRITORY, '').trim())
    .filter((item) => /\p{L}/u.test(item));
  const listed = items.join(', ') || text;
  return {
    ...fees,
    overtime: clause(text, /\bovertime\b|\bOT\b/),
    media: line(media.join(', ')),
    territory: line(TERRITORY.exec(listed)?.[0]),
    term: line(TERM.exec(listed)?.[0]),
    startsOn: null,
    spots: Number(SPOTS.exec(text)?.[1]) || null,
    exclusivity: readExclusivity(text),
  };
}

/** 'cereal exclusivity': in what, and for how long where that is said. */
function readExclusivity(text: string): Usage['exclusivity'] {
  const said = clause(text, /\bexclusiv(?:ity|e)\b/i);
  if (said === null) return null;
  const around = said.replace(TERM, '').replace(/\b(?:non-)?exclusiv(?:ity|e)\b/i, '');
  const category = around.replace(/^\s*(?:in|for|to|:)\s/i, '').replace(/\s*\b(?:in|for)\s*$/i, '');
  return { category: line(category), territory: null, term: line(TERM.exec(said)?.[0]) };
}

function clause(text: string, pattern: RegExp): string | null {
  return line(text.split(/[;,.()\n]/).find((part) => pattern.test(part)));
}

function line(text: string | undefined): string | null {
  const trimmed = clip(text?.trim() ?? '', LIMITS.lineLength);
  return trimmed === '' ? null : trimmed;
}
