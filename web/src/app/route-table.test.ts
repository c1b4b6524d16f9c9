import type { Role } from '@callboard/contract/roles';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type AppPath, ROUTE_TABLE } from './route-table.ts';

/** Section 2 of the specification, and the pages that product.md adds to it, copied by hand. */
const SPECIFIED: [roles: Role[], paths: string][] = [
  [[], '/login /register /verify-email /forgot-password /reset-password'],
  [[], '/talent/$profileId/portfolio/$itemId'],
  [[], '/team-invitations/$token /talent-claims/$token /shared/shortlists/$token /$'],
  [['client', 'admin', 'talent', 'agent'], '/'],
  [['agent'], '/talent-selection /agent-onboarding /talent/profile /talent/analytics'],
  [['agent', 'admin'], '/business-management /managed-talent /team-members /business-info'],
  [
    ['client', 'admin'],
    '/dashboard /tasks /productions /productions/create /productions/edit/$id /productions/$id /production-roles/$id /auditions/$id',
  ],
  [['client'], '/auditions/$id/day'],
  [['talent', 'admin'], '/profile /analytics /talent/profile/intro /talent/profile/wizard'],
  [
    ['client', 'talent', 'agent', 'admin'],
    '/account /go-pro /talent-search /talent/$id /messaging /messaging/$conversationId /chat /socket-io',
  ],
  [['client', 'talent', 'agent'], '/billing/try-out/$id'],
  [['talent', 'agent', 'admin'], '/opportunities /invitations /casting-calls/$id'],
  [
    ['admin'],
    '/admin/reports /admin/users /admin/casting-calls /admin/verification /admin/error-logs /admin/audit',
  ],
];

const specified = new Map(
  SPECIFIED.flatMap(([roles, paths]) =>
    paths.split(' ').map((path): [string, Role[]] => [path, roles.toSorted()]),
  ),
);

describe('the route table', () => {
  it('has every route of the specification, with its roles, and no other', () => {
    const rows = ROUTE_TABLE.map(({ path, roles }): [string, Role[]] => [path, roles.toSorted()]);
    expect(new Map(rows)).toEqual(specified);
    expect(rows).toHaveLength(specified.size);
  });

  it('uses the auth layout for the five auth pages only', () => {
    const auth = ROUTE_TABLE.filter(({ layout }) => layout === 'auth').map(({ path }) => path);
    expect(auth).toEqual([
      '/login',
      '/register',
      '/verify-email',
      '/forgot-password',
      '/reset-password',
    ]);
  });

  it('asks for a session exactly where it asks for roles', () => {
    for (const { path, layout, roles } of ROUTE_TABLE) {
      expect([path, layout === 'shell']).toEqual([path, roles.length > 0]);
    }
  });

  it('has a title for every page', () => {
    expect(ROUTE_TABLE.filter(({ title }) => title.trim() === '')).toEqual([]);
  });

  it('has a page behind every row', async () => {
    for (const { page } of ROUTE_TABLE) expect(await page()).toBeTypeOf('function');
  }, 30_000);

  it('gives paths a type, so that a link to nowhere does not compile', () => {
    expectTypeOf<'/dashboard'>().toExtend<AppPath>();
    expectTypeOf<'/nowhere'>().not.toExtend<AppPath>();
  });
});
