import type {
  AvailabilityAnswer,
  BackgroundStatus,
  HoldRank,
  HoldStatus,
  OfferStatus,
} from '@callboard/contract/deal-choices';
import type { Days } from '@callboard/contract/deal-parts';
import type { OfferTerms } from '@callboard/contract/offers';
import type { Badge } from '../../ui/badge.tsx';
import { daysInWords } from './days.ts';
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

const RANK_WORDS: Record<HoldRank, string> = {
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

export const BACKGROUND_WORDS: Record<BackgroundStatus, DealWords> = {
  asked: { word: 'Asked', tone: 'outline' },
  confirmed: { word: 'Confirmed', tone: 'success' },
  waitlisted: { word: 'Waiting list', tone: 'warn' },
  declined: { word: 'Declined', tone: 'danger' },
  released: { word: 'Released', tone: 'neutral' },
};

/** '£450 a day', '$12,000 flat'. */
export function feeInWords({ fee, currency, unit }: Pick<OfferTerms, 'fee' | 'currency' | 'unit'>) {
  return `${moneyInWords(fee, currency)} ${PAY_UNIT_WORDS[unit]}`;
}

/** '12–16 May, 3 Jun' */
export const allDaysInWords = (days: readonly Days[]): string =>
  days.map(({ from, to }) => daysInWords(from, to)).join(', ');

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
