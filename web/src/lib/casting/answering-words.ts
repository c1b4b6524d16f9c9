import type { Opportunity } from '@callboard/contract/casting-calls';

/** 'answers 94 % within 6 days': how reliably whoever posted it answers. */
export function answeringInWords({ percent, days }: NonNullable<Opportunity['answering']>): string {
  return `answers ${percent} % within ${days <= 1 ? 'a day' : `${days} days`}`;
}
