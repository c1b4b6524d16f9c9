import type { SearchResult } from '@callboard/contract/search';
import { TEXTS } from '@callboard/contract/texts';

/** One line of the panel, whatever it stands for. */
export type SearchHit = {
  type: 'production' | 'role' | 'application';
  id: string;
  title: string;
  details: readonly string[];
  /** Of an application: what of whoever applied we have looked at. */
  verified?: SearchResult['applications'][number]['verified'];
  /** Of an application: when it came. */
  date?: string;
  /** Where choosing it leads. */
  address: string;
};

export type HitGroup = { type: SearchHit['type']; label: string; hits: readonly SearchHit[] };

/** The groups that have anything in them, in the order in which they are shown. */
export function groupHits(result: SearchResult): HitGroup[] {
  const groups: HitGroup[] = [
    { type: 'production', label: 'Productions', hits: result.productions.map(ofProduction) },
    { type: 'role', label: 'Roles', hits: result.roles.map(ofRole) },
    { type: 'application', label: 'Applicants', hits: result.applications.map(ofApplication) },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

function ofProduction({ id, title, type }: SearchResult['productions'][number]): SearchHit {
  return { type: 'production', id, title, details: [type], address: `/productions/${id}` };
}

function ofRole(role: SearchResult['roles'][number]): SearchHit {
  const kind = role.roleType === 'crew' ? role.crewRole : role.talentType;
  const details = [kind, role.productionTitle].filter((detail) => detail !== null);
  return {
    type: 'role',
    id: role.id,
    title: role.title,
    details,
    address: `/production-roles/${role.id}`,
  };
}

function ofApplication(application: SearchResult['applications'][number]): SearchHit {
  const { id, roleId, firstName, lastName, roleTitle, productionTitle, createdAt } = application;
  return {
    type: 'application',
    id,
    title: `${firstName} ${lastName}`.trim(),
    details: [roleTitle, productionTitle],
    verified: application.verified,
    date: dateOf(createdAt),
    address: `/production-roles/${roleId}?tab=applications`,
  };
}

function dateOf(createdAt: string): string {
  const date = new Date(createdAt);
  if (Number.isNaN(date.getTime())) return TEXTS.search.unknownDate;
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}
