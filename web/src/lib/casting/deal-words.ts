import type {
  AvailabilityAnswer,
  BackgroundStatus,
  HoldRank,
  HoldStatus,
  OfferStatus,
} from '@callboard/contract/deal-choices';
import type { Offer, OfferTerms } from '@callboard/contract/offers';
import type { Badge } from '../../ui/badge.tsx';
import { moneyInWords } from './money.ts';
import { PAY_UNIT_WORDS } from './role-words.ts';

/** What is asked, held and offered around a role, in words that both sides read. */

type Tone = NonNullable<Parameters<typeof Badge>[0]['tone']>;
export type DealWords = { word: string; tone: Tone };

export const AVAILABILITY_WORDS: Record<AvailabilityAnswer, DealWords> = {
  available: { word: 'Available', tone: 'success' },
  partly: { word: 'Partly available', tone: 'warn' },
  not_available: { word: 'Not available', tone: 'danger' },
  not_interested: { word: 'Not interested', tone: 'neutral' },
};

export const RANK_WORDS: Record<HoldRank, string> = {
  first: 'First',
  second: 'Second',
  backup: 'Backup',
};

type Held = { status: HoldStatus; rank: HoldRank | null };

/** 'First pencil', 'Confirmed'. `hold` is what the viewer's country calls one; see `tradeWords`. */
export function holdWords({ status, rank }: Held, hold: string): DealWords {
  switch (status) {
    case 'requested':
      return { word: `${capitalised(hold)} asked for`, tone: 'outline' };
    case 'given':
      return {
        word: rank === null ? capitalised(hold) : `${RANK_WORDS[rank]} ${hold}`,
        tone: rank === 'first' ? 'success' : 'info',
      };
    case 'confirmed':
      return { word: 'Confirmed', tone: 'success' };
    case 'released':
      return { word: 'Released', tone: 'neutral' };
    case 'expired':
      return { word: 'Expired', tone: 'neutral' };
  }
}

export const OFFER_WORDS: Record<OfferStatus, DealWords> = {
  sent: { word: 'Offer out', tone: 'accent' },
  accepted: { word: 'Accepted', tone: 'success' },
  declined: { word: 'Declined', tone: 'danger' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
};

/** Whether the time to accept it is over. Nobody has answered it, and it can still be declined. */
export function isUnanswered(
  { status, answerBy }: Pick<Offer, 'status' | 'answerBy'>,
  now: Date = new Date(),
): boolean {
  return status === 'sent' && answerBy !== null && new Date(answerBy) <= now;
}
export const UNANSWERED: DealWords = { word: 'No answer in time', tone: 'warn' };

const BACKGROUND_WORDS: Record<BackgroundStatus, DealWords> = {
  asked: { word: 'Asked', tone: 'outline' },
  confirmed: { word: 'Confirmed', tone: 'success' },
  waitlisted: { word: 'Waiting list', tone: 'warn' },
  declined: { word: 'Declined', tone: 'danger' },
  released: { word: 'Released', tone: 'neutral' },
};

/** 'Confirmed', 'Waiting list: 2' with who is next. */
export function backgroundWords({
  status,
  place,
}: {
  status: BackgroundStatus;
  place: number | null;
}): DealWords {
  const { word, tone } = BACKGROUND_WORDS[status];
  return { word: place === null ? word : `${word}: ${place}`, tone };
}

/** '£450 a day', '$12,000 flat'. */
export function feeInWords({ fee, currency, unit }: Pick<OfferTerms, 'fee' | 'currency' | 'unit'>) {
  return `${moneyInWords(fee, currency)} ${PAY_UNIT_WORDS[unit]}`;
}

/** Besides fee and days, what an offer says, and nothing of what it does not. */
export function furtherTerms(terms: OfferTerms): [label: string, value: string][] {
  const all: [string, string | null][] = [
    ['Options', terms.options],
    ['Billing', terms.billing],
    ['Travel', terms.travel],
    ['Per diem', terms.perDiem],
    ['Commission', terms.commission],
    ['Riders', terms.riders],
    ['Note', terms.note],
  ];
  return all.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
