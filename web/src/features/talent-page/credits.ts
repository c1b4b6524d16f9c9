import type { PartOfInfo } from '@callboard/contract/professional-info';
import { CREDIT_WORDS } from '../../lib/talent/profile-words.ts';

export type Credit = NonNullable<PartOfInfo['credits']>[number];
export type CreditGroup = { label: string; credits: Credit[] };

/** By category, in the order in which the talent's first of each stands; within it, as they stand. */
export function groupCredits(credits: readonly Credit[]): CreditGroup[] {
  const groups = new Map<string, CreditGroup>();
  for (const credit of credits) {
    const label = CREDIT_WORDS[credit.category];
    const group = groups.get(label) ?? { label, credits: [] };
    group.credits.push(credit);
    groups.set(label, group);
  }
  return [...groups.values()];
}

/** `DS Boateng (recurring)` */
export function roleOf({ role, billing }: Credit): string {
  if (role === null) return billing ?? '';
  return billing === null ? role : `${role} (${billing.toLowerCase()})`;
}

/** `Tallow Row TV, dir. Lise Harnant` */
export function makersOf({ company, director }: Credit): string {
  return [company, director && `dir. ${director}`].filter(Boolean).join(', ');
}
