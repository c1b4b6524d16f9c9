import { ROLES, type Role } from '@callboard/contract/roles';
import { TEXTS } from '@callboard/contract/texts';
import { RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { createSession, type SessionState } from '../../lib/session.ts';
import { testUser } from '../../lib/test-user.ts';
import { SessionContext, type SessionView } from '../../lib/use-session.ts';
import { ROUTE_TABLE, type Row } from '../route-table.ts';
import { createAppRouter } from '../router.ts';
import { isAllowed } from './access.ts';
import { Guard } from './guard.tsx';

afterEach(cleanup);

const router = createAppRouter({ queries: createQueryClient(), session: createSession() });

function sessionOf(state: Omit<SessionState, 'hasLeft'>): SessionView {
  return { ...createSession(), ...state, hasLeft: false };
}

const pending = sessionOf({ status: 'pending', user: null });
const withoutUser = sessionOf({ status: 'authenticated', user: null });
const as = (role: Role) => sessionOf({ status: 'authenticated', user: testUser(role) });

type Shown = 'the page' | 'a spinner' | 'the denial';

function whatShows(row: Pick<Row, 'roles' | 'redirects'>, session: SessionView): Shown {
  render(
    <RouterContextProvider router={router}>
      <SessionContext value={session}>
        <Guard row={row}>the page</Guard>
      </SessionContext>
    </RouterContextProvider>,
  );
  const shown = (
    [
      ['the page', screen.queryByText('the page')],
      ['a spinner', screen.queryByRole('status')],
      ['the denial', screen.queryByText(TEXTS.permissionDenied.title)],
    ] as const
  ).filter(([, element]) => element !== null);
  cleanup();
  expect(shown).toHaveLength(1);
  return shown[0]?.[0] ?? 'the page';
}

/** '/' sends two of its roles on, which is another test's business. */
const stay = (row: Row): Row => ({ ...row, redirects: {} });

describe('the guard, for every route', () => {
  it.each(ROUTE_TABLE.map((row) => [row.path, stay(row)] as const))(
    '%s shows a spinner while the check is pending, unless it is open to all',
    (_, row) => {
      expect(whatShows(row, pending)).toBe(row.roles.length === 0 ? 'the page' : 'a spinner');
    },
  );

  it.each(ROUTE_TABLE.map((row) => [row.path, stay(row)] as const))(
    '%s denies someone without a role once the check is over, unless it is open to all',
    (_, row) => {
      expect(whatShows(row, withoutUser)).toBe(row.roles.length === 0 ? 'the page' : 'the denial');
    },
  );

  it.each(ROUTE_TABLE.flatMap((row) => ROLES.map((role) => [row.path, role, stay(row)] as const)))(
    '%s lets %s in, or not, as the table says',
    (_, role, row) => {
      const isIn = row.roles.length === 0 || row.roles.includes(role);
      expect(whatShows(row, as(role))).toBe(isIn ? 'the page' : 'the denial');
    },
  );
});

describe('being allowed', () => {
  it('an empty list allows everyone', () => {
    expect(isAllowed([], { role: null, isPending: false })).toBe(true);
    expect(isAllowed([], { role: 'talent', isPending: false })).toBe(true);
  });

  it('without a role one is allowed only while the check is pending', () => {
    expect(isAllowed(['client'], { role: null, isPending: true })).toBe(true);
    expect(isAllowed(['client'], { role: null, isPending: false })).toBe(false);
  });
});

describe('the denial', () => {
  const deny = (session: SessionView) =>
    render(
      <RouterContextProvider router={router}>
        <SessionContext value={session}>
          <Guard row={{ roles: ['client', 'admin'], redirects: {} }}>the page</Guard>
        </SessionContext>
      </RouterContextProvider>,
    );

  it('says what happened, the current role, the allowed roles, and the way home', () => {
    deny(as('talent'));
    expect(screen.getByRole('heading').textContent).toBe('Permission Denied');
    expect(
      screen.getByText("Your current role doesn't have permission to access this page."),
    ).toBeDefined();
    expect(screen.getByText('Current role').nextSibling?.textContent).toBe('talent');
    expect(screen.getByText('Allowed roles').nextSibling?.textContent).toBe('client, admin');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });

  it('offers to try again where the role could not be read', () => {
    deny(withoutUser);
    expect(screen.getByText('Current role').nextSibling?.textContent).toBe('unknown');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
