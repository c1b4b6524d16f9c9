/** An amount of money in a text. */
export type Money = { minor: number; currency: string; before: string; after: string };

const AMOUNT =
  /(a\$|au\$|c\$|ca\$|us\$|[£$€]|\b(?:gbp|usd|eur|cad|aud) ?)(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2})(?!\d))?(k(?!\p{L}))?/gu;
const CURRENCIES: Record<string, string> = {
  '£': 'GBP',
  $: 'USD',
  '€': 'EUR',
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
};
const MOST = 2_000_000_000;
/** How far around an amount the words tell what it is for. */
const NEAR = 30;

/** Every amount with the words before it, back to the one before, and those after it. */
export function findMoney(folded: string): Money[] {
  const found: Money[] = [];
  let last = 0;
  for (const match of folded.matchAll(AMOUNT)) {
    const [written, sign = '', whole = '', part = '', thousands] = match;
    const units = Number(whole.replaceAll(',', '')) * (thousands ? 1_000 : 1);
    const minor = Math.round(units * 100) + Number(part.padEnd(2, '0'));
    const end = match.index + written.length;
    if (minor > MOST) continue;
    found.push({
      minor,
      currency: CURRENCIES[sign] ?? sign.trim().toUpperCase(),
      before: folded.slice(Math.max(last, match.index - NEAR), match.index),
      after: folded.slice(end, end + NEAR),
    });
    last = end;
  }
  return found;
}
