import type { OfferTerms } from '@callboard/contract/offers';
import type { Actor } from '../../../platform/actor.ts';
import type { Names } from '../telling/tell-both-sides.ts';
import { daysInWords, doerInWords, of } from '../telling/words.ts';

const said = (reason: string | null) => (reason === null ? '' : ` They say: ${reason}`);

/** The sum is for whoever opens it, not for a lock screen. */
export const newsOfOffer =
  ({ days }: Pick<OfferTerms, 'days'>) =>
  (names: Names) => ({
    title: `${names.isReader ? 'You have' : `${names.talent} has`} an offer for ${names.role}`,
    content: `${names.production}, ${daysInWords(days)}: accept or decline it in Callboard.`,
  });

type Answer = 'accepted' | 'declined';

export const newsOfAnswer = (answer: Answer, reason: string | null) => (names: Names) => ({
  title: `${names.talent} ${answer} the offer`,
  content: `${names.role}, ${names.production}: ${
    answer === 'accepted' ? `${names.talent} is booked.` : 'the offer is declined.'
  }${said(reason)}`,
});

export const newsOfOwnAnswer = (answer: Answer, doer: Actor) => (names: Names) => ({
  title: `The offer for ${names.role} was ${answer}${of(names)}`,
  content: `${doerInWords(doer, names)} ${answer} the offer of ${names.production}.`,
});

export const newsOfWithdrawal = (reason: string | null) => (names: Names) => ({
  title: `The offer for ${names.role} was withdrawn${of(names)}`,
  content: `${names.production} has taken its offer back.${said(reason)}`,
});
