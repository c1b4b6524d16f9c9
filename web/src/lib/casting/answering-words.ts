import type { Opportunity } from '@callboard/contract/casting-calls';

type Answering = NonNullable<Opportunity['answering']>;

/** 'answers 94 % of applicants, usually within 6 days': how reliably whoever posted it answers. */
export function answeringInWords(answering: Answering): string {
  return `answers ${answeredInWords(answering)}`;
}

/** '94 % of applicants, usually within 6 days', for whoever is told that they answer; of none, nothing is usual. */
export function answeredInWords({ percent, days }: Answering): string {
  const share = `${percent} % of applicants`;
  if (days === null) return share;
  return `${share}, usually within ${days <= 1 ? 'a day' : `${days} days`}`;
}
