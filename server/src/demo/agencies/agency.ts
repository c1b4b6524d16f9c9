import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import type { RepresentationTerms } from '@callboard/contract/representation';

export type Represented = Pick<RepresentationTerms, 'field'> &
  Partial<RepresentationTerms> & {
    talent: string;
    /** Who of the team works with them; nobody is possible. */
    agents: readonly string[];
    sinceDaysAgo: number;
  };

export type Agency = {
  key: string;
  name: string;
  description: string;
  website: string;
  phone: string;
  email: string;
  address: string;
  owner: string;
  madeDaysAgo: number;
  members: readonly { who: string; role: PortfolioRole; joinedDaysAgo: number }[];
  isVerified: boolean;
  /** Those whom it submits: much of what they applied for came from here. */
  roster: readonly Represented[];
  /** Those who came later, and sent themselves what the demo tells of. */
  newcomers: readonly Represented[];
};

/** The agents of the demo, by what they are called here. */
export const tobias = 'tobias-finch';
export const noor = 'noor-haddad-wells';
export const beatrix = 'beatrix-lomond';
export const silas = 'silas-okafor-reid';
export const wilhelmina = 'wilhelmina-tarn';
export const jonah = 'jonah-ebbing';
export const constance = 'constance-adjei';
export const per = 'per-halyard';

export function represented(
  talent: string,
  field: Represented['field'],
  ...agents: string[]
): Represented {
  return { talent, field, agents, sinceDaysAgo: 295 };
}

/** What is agreed on unless something else is. */
export function termsOf({ field, ...rest }: Represented): RepresentationTerms {
  const { territory = 'UK and Ireland', kind = 'agent', submitter = 'both' } = rest;
  return { field, territory, kind, submitter, isExclusive: rest.isExclusive ?? field === 'all' };
}
