import type { BillingProviderName } from '@callboard/contract/billing';
import { CURRENCY, PRICES } from '@callboard/contract/plans';
import { holderOf, planPageOf } from '../holders/holder.ts';
import type { SubscriptionRow } from '../queries.ts';
import { graceEndOf } from '../syncing/standing-of.ts';

type News = { title: string; content: string; link: `/${string}` };

/** What is told, of whose plan where its reader may have several, and where they live. */
type Telling = { row: SubscriptionRow; name: string | null; timeZone: string };
export type Words = (telling: Telling) => News;

/** The same day that the page of the plan says. */
function dayInWords(day: Date, { timeZone }: Telling): string {
  return day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
}

/** What the next period costs: `£6 a month`. */
function priceOf({ offer, interval, nextInterval, ...row }: SubscriptionRow): string {
  const next = nextInterval ?? interval;
  const amount = (nextInterval === null ? row.price : row.nextPrice) ?? PRICES[offer][next];
  const currency = row.currency ?? CURRENCY;
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const price = money.format(amount / 100).replace(/\.00$/, '');
  return `${price} a ${next === 'monthly' ? 'month' : 'year'}`;
}

const proOf = ({ name }: Telling) => (name === null ? 'Pro' : `Pro for ${name}`);
const linkOf = ({ row }: Telling) => planPageOf(holderOf(row));
const periodEndOf = (telling: Telling) => dayInWords(telling.row.currentPeriodEnd, telling);

export const newsOfBeginning: Words = (telling) => ({
  title: 'Pro has begun',
  content: `${proOf(telling)} is paid until ${periodEndOf(telling)}; it renews at ${priceOf(telling.row)} unless you cancel before then.`,
  link: linkOf(telling),
});

const WHERE_TO_MEND: Record<BillingProviderName, string> = {
  stripe:
    'Please look at your card before then: on the page of your plan, under cards and invoices.',
  try_out: 'Please pay with a card that works before then: on the page of your plan.',
};

/** Until when Pro stays, and where it is mended. */
export const newsOfFailure: Words = (telling) => {
  const { provider, pastDueSince, updatedAt } = telling.row;
  const until = dayInWords(graceEndOf(pastDueSince ?? updatedAt), telling);
  return {
    title: 'A payment for Pro failed',
    content: `${proOf(telling)} stays until ${until}. ${WHERE_TO_MEND[provider]}`,
    link: linkOf(telling),
  };
};

export const newsOfMending: Words = (telling) => ({
  title: 'The payment for Pro came through',
  content: `Nothing is missing any more. ${proOf(telling)} is paid until ${periodEndOf(telling)}.`,
  link: linkOf(telling),
});

const STAYS =
  'Everything that you put on Callboard stays, and so does all that is free. You can go Pro again at any time.';

export const newsOfEnd: Words = (telling) => ({
  title: 'Pro has ended',
  content: telling.name === null ? STAYS : `${proOf(telling)} is over. ${STAYS}`,
  link: linkOf(telling),
});

export const newsOfUnpaidEnd: Words = (telling) => ({
  title: 'Pro has ended',
  content: `No payment for ${proOf(telling)} came through. ${STAYS}`,
  link: linkOf(telling),
});

export const newsOfRenewal: Words = (telling) => ({
  title: `Pro renews on ${periodEndOf(telling)}`,
  content: `${proOf(telling)} goes on at ${priceOf(telling.row)}. You can change or cancel it until then, in two clicks.`,
  link: linkOf(telling),
});

/** For whoever is let in again, or keeps their account after all. */
export const newsOfStopping: Words = (telling) => ({
  title: 'Pro will not renew',
  content: `Nobody who looks after ${proOf(telling)} is here to stay: it ends on ${periodEndOf(telling)}, and nothing more is charged. If you stay after all, you can keep it until then.`,
  link: linkOf(telling),
});
