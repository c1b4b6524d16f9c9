import { LIMITS } from '@callboard/contract/limits';
import type { Facts } from './facts.ts';
import { fold } from './fold.ts';
import type { Key } from './keys.ts';
import { findMoney } from './readers/money.ts';
import { readPay } from './readers/pay.ts';
import { joinPieces, type Piece, type Sentence } from './sentences.ts';

const PAY_WORDS =
  /\b(?:bsf|fees?|rates?|pay|paid|pays|salary|buy-?out|usage|per|p\/?[dw]|days?|week|weekly|hour|episode|show|flat|expenses|unpaid|deferred|total)\b|\//;
/** What an amount and its unit, or that there is none, are written with. */
const PLAIN_PAY =
  /[£$€]?\d[\d,.]*k?|\b(?:expenses only|per|an?|days?|week|hour|episode|show|flat|no|fee|rate|paid|unpaid|deferred|pay|gbp|usd|eur)\b/g;
const SHORT = 60;

/** Money in a story is not pay; the words around it tell. */
export function isPayLine(text: string): boolean {
  return /[£$€\d]|pa(?:id|y)|expenses|deferred/i.test(text) && PAY_WORDS.test(fold(text));
}

/** What a sentence says of pay, and the pieces of it that do. The note keeps what no field holds. */
export function readPaySentence(
  { text, pieces }: Sentence,
  key: Key | undefined,
): { facts: Facts; pieces: readonly Piece[] } | undefined {
  if (text.length > LIMITS.lineLength || (key !== 'pay' && !isPayLine(text))) return undefined;
  const pay = readPay(text);
  if (pay === undefined) return undefined;
  const isPlain = key === 'pay' || pay.payAmount !== undefined || text.length <= SHORT;
  if (!isPlain) return undefined;
  const about = pay.usage || key === 'pay' ? pieces : pieces.filter(isAboutPay);
  const note = joinPieces(about);
  const saysMore = /\p{L}/u.test(fold(note).replace(PLAIN_PAY, ''));
  return { facts: { ...pay, ...(saysMore && { payNote: note }) }, pieces: about };
}

function isAboutPay({ text }: Piece): boolean {
  const folded = fold(text);
  return findMoney(folded).length > 0 || readPay(text) !== undefined;
}
