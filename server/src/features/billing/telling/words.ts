import { CURRENCY, PRICES } from '@callboard/contract/plans';
import { holderOf, planPageOf } from '../holders/holder.ts';
import type { SubscriptionRow } from '../queries.ts';
import { graceEndOf } from '../syncing/standing-of.ts';

type News = { title: string; content: string; link: `/${string}` };

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: CURRENCY });

function dayInWords(day: Date): string {
  return day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** What the next period costs: `£6 a month`. */
function priceOf({ offer, interval, nextInterval }: SubscriptionRow): string {
  const next = nextInterval ?? interval;
  const price = money.format(PRICES[offer][next] / 100).replace(/\.00$/, '');
  return `${price} a ${next === 'monthly' ? 'month' : 'year'}`;
}

const linkOf = (row: SubscriptionRow) => planPageOf(holderOf(row));

export function newsOfBeginning(row: SubscriptionRow): News {
  return {
    title: 'Pro has begun',
    content: `Paid until ${dayInWords(row.currentPeriodEnd)}; it renews at ${priceOf(row)} unless you cancel before then.`,
    link: linkOf(row),
  };
}

/** Until when Pro stays, and where it is mended. */
export function newsOfFailure(row: SubscriptionRow): News {
  const until = dayInWords(graceEndOf(row.pastDueSince ?? row.updatedAt));
  return {
    title: 'A payment for Pro failed',
    content: `Pro stays until ${until}. Please look at your card before then: on the page of your plan, under cards and invoices.`,
    link: linkOf(row),
  };
}

export function newsOfMending(row: SubscriptionRow): News {
  return {
    title: 'The payment for Pro came through',
    content: `Nothing is missing any more. Paid until ${dayInWords(row.currentPeriodEnd)}.`,
    link: linkOf(row),
  };
}

export function newsOfEnd(row: SubscriptionRow, wasPastDue: boolean): News {
  const why = wasPastDue ? 'No payment came through. ' : '';
  return {
    title: 'Pro has ended',
    content: `${why}Everything that you put on Callboard stays, and so does all that is free. You can go Pro again at any time.`,
    link: linkOf(row),
  };
}

export function newsOfRenewal(row: SubscriptionRow): News {
  return {
    title: `Pro renews on ${dayInWords(row.currentPeriodEnd)}`,
    content: `It goes on at ${priceOf(row)}. You can change or cancel it until then, in two clicks.`,
    link: linkOf(row),
  };
}
