import { CREDIT_CATEGORIES, type ProfessionalInfo } from '@callboard/contract/professional-info';
import { joined, tidy, yearsOf } from './phrases.ts';
import type { Credit, CreditGroup, TableRow } from './resume.ts';
import { CATEGORY_WORDS } from './words.ts';

type EnteredCredit = ProfessionalInfo['credits'][number];

/** By category, each in the talent's own order. */
export function creditsOf(entered: readonly EnteredCredit[]): CreditGroup[] {
  const byCategory = Map.groupBy(entered, ({ category }) => category);
  return CREDIT_CATEGORIES.flatMap((category) => {
    const credits = byCategory.get(category)?.map(toCredit) ?? [];
    return credits.length === 0 ? [] : [{ category: CATEGORY_WORDS[category], credits }];
  });
}

function toCredit({ production, role, billing, company, director, year }: EnteredCredit): Credit {
  const by = director === null ? '' : `dir. ${director}`;
  return {
    what: tidy(production),
    as: role === null || billing === null ? tidy(role ?? billing) : tidy(`${role} (${billing})`),
    where: joined([company, by]),
    when: String(year ?? ''),
    year,
  };
}

export function trainingOf(entered: ProfessionalInfo['training']): TableRow[] {
  return entered.map(({ institution, course, teacher, fromYear, toYear }) => ({
    what: tidy(institution),
    as: tidy(course),
    where: tidy(teacher),
    when: yearsOf(fromYear, toYear),
  }));
}
