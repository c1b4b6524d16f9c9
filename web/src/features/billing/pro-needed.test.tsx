import { ROLES, type Role } from '@callboard/contract/roles';
import { RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createAppRouter } from '../../app/router.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { createSession } from '../../lib/session.ts';
import { testUser } from '../../lib/test-user.ts';
import { SessionContext } from '../../lib/use-session.ts';
import { ProNeeded } from './pro-needed.tsx';

afterEach(cleanup);

const session = createSession();
const router = createAppRouter({ queries: createQueryClient(), session });

function show(role: Role) {
  const signedIn = {
    ...session,
    status: 'authenticated',
    user: testUser(role),
    hasLeft: false,
  } as const;
  render(
    <RouterContextProvider router={router}>
      <SessionContext value={signedIn}>
        <ProNeeded title="See how you are found" text="Over time." includes={['Profile views']} />
      </SessionContext>
    </RouterContextProvider>,
  );
}

it.each(ROLES)('tells %s what is behind the door and where the key is', (role) => {
  show(role);
  expect(screen.getByRole('heading', { name: 'See how you are found' })).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toBe('Profile views');
  const link = screen.getByRole('link', { name: 'See what Pro includes' });
  expect(link.getAttribute('href')).toBe('/go-pro');
});

it.each([
  ['talent', /^Applying, self-tapes/],
  ['agent', /^Submitting your talents/],
  ['client', /^Productions, calls/],
] as const)('tells %s what stays free for them', (role, words) => {
  show(role);
  expect(screen.getByText(words).textContent).toMatch(/stay free, with or without Pro\.$/);
});
