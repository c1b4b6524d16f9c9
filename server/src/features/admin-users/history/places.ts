import type { OpenedUser } from '@callboard/contract/admin-users';
import type { listCompanies, listPortfolios, listProfiles } from './queries.ts';

type Rows<List extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<List>>;
type Found = {
  profiles: Rows<typeof listProfiles>;
  companies: Rows<typeof listCompanies>;
  portfolios: Rows<typeof listPortfolios>;
};

/** Where someone is found, with the pages of it that an admin may open. */
export function placesOf({ profiles, companies, portfolios }: Found): OpenedUser['places'] {
  return [
    ...profiles.map(({ id, isOwn, stageName, headline, name }) => ({
      label: isOwn ? 'Talent profile' : 'Keeps a child’s profile',
      text: [stageName ?? name, headline].filter(Boolean).join(' · '),
      link: `/talent/${id}`,
    })),
    ...companies.map(({ name, jobTitle }) => ({
      label: 'Company',
      text: [name, jobTitle].filter(Boolean).join(' · '),
      link: null,
    })),
    ...portfolios.map(({ id, name, isOwner }) => ({
      label: isOwner ? 'Owns the agency' : 'Member of the agency',
      text: name,
      link: `/business-management?portfolioId=${id}`,
    })),
  ];
}
