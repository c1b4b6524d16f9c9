import { roleFormSchema } from '@callboard/contract/role-form';
import { roleProblems } from '@callboard/contract/role-problems';
import { expect, it } from 'vitest';
import { accents } from '../../features/reference-data/vocabulary/accents.ts';
import { languages } from '../../features/reference-data/vocabulary/languages.ts';
import { skills } from '../../features/reference-data/vocabulary/skills.ts';
import { unions } from '../../features/reference-data/vocabulary/unions.ts';
import { PRODUCTIONS } from './all-productions.ts';
import { describeRole } from './describe-role.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const ROLES = PRODUCTIONS.flatMap((plan) =>
  plan.roles.map((role) => describeRole(plan, role, NOW)),
);

it('writes roles that the form would take', () => {
  for (const role of ROLES) {
    expect(roleFormSchema.safeParse(role).error?.issues ?? [], role.title).toEqual([]);
    expect(roleProblems(role), role.title).toEqual({});
  }
});

it('asks for nothing that is not in the vocabulary', () => {
  const known = new Set([...accents, ...languages, ...skills, ...unions].map(({ id }) => id));
  const asked = ROLES.flatMap((role) => [
    ...role.accents.map(({ accentId }) => accentId),
    ...role.languages.map(({ languageId }) => languageId),
    ...role.skills.map(({ skillId }) => skillId),
    ...role.unionIds,
  ]);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});
