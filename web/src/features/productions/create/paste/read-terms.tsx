import type { RoleForm } from '@callboard/contract/role-form';
import { useQuery } from '@tanstack/react-query';
import { CONTENT_WORDS, workDatesInWords } from '../../../../lib/casting/role-words.ts';
import { LEVEL_WORDS } from '../../../../lib/talent/profile-words.ts';
import { Badge } from '../../../../ui/badge.tsx';
import {
  accentsQuery,
  crewDepartmentsQuery,
  languagesQuery,
  skillsQuery,
} from '../../../reference-data/api.ts';

type Term = { id: string; name: string };
type Level = keyof typeof LEVEL_WORDS | null;

/** What else was understood, as small signs. */
export function ReadTerms({ role }: { role: RoleForm }) {
  const { data: skills = [] } = useQuery(skillsQuery);
  const { data: languages = [] } = useQuery(languagesQuery);
  const { data: accents = [] } = useQuery(accentsQuery);
  const { data: departments = [] } = useQuery(crewDepartmentsQuery);
  const crewRoles = departments.flatMap(({ roles }) => roles);
  const signs = [
    role.crewRoleId === null ? undefined : nameOf(crewRoles, role.crewRoleId),
    ...role.skills.map(({ skillId, level }) => leveled(nameOf(skills, skillId), level)),
    ...role.languages.map(({ languageId, level }) => leveled(nameOf(languages, languageId), level)),
    ...role.accents.map(({ accentId, level }) =>
      leveled(`${nameOf(accents, accentId)} accent`, level),
    ),
    role.vocalRange ?? undefined,
    ...role.contentFlags.map((flag) => CONTENT_WORDS[flag]),
    workDatesInWords(role.workDates),
    role.city ?? undefined,
  ].filter((sign) => sign !== undefined);
  if (signs.length === 0) return null;
  return (
    <ul aria-label="Also understood" className="flex flex-wrap gap-1.5">
      {[...new Set(signs)].map((sign) => (
        <li key={sign} className="min-w-0">
          <Badge tone="outline">{sign}</Badge>
        </li>
      ))}
    </ul>
  );
}

const nameOf = (terms: readonly Term[], id: string) =>
  terms.find((term) => term.id === id)?.name ?? id;

const leveled = (name: string, level: Level) =>
  level === null ? name : `${name}, ${LEVEL_WORDS[level].toLowerCase()}`;
