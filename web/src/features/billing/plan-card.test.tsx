import type { Role } from '@callboard/contract/roles';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { BILLING, ok, onFree, onPro } from './billing.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function open(role: Role, answers: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({ ...signedInAs(testUser(role)), ...answers });
  return { ...server, ...openApp('/account') };
}

describe('the plan in the account', () => {
  it.each([
    ['Free, for Mara Okonjo', onFree(), 'See Pro'],
    ['Pro · Renews on 3 December 2126', onPro(), 'Manage plan'],
    ['Pro · Ends on 3 December 2126', onPro({ cancelAtPeriodEnd: true }), 'Manage plan'],
  ])('reads “%s” and leads to the plans', async (words, billing, link) => {
    open('talent', { [BILLING]: ok(billing) });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/go-pro');
  });

  it('is a portfolio’s for agents, and asks for nothing here', async () => {
    const { asked } = open('agent');
    const link = await screen.findByRole('link', { name: 'See plans' });
    expect(link.getAttribute('href')).toBe('/go-pro');
    expect(asked).not.toContain(BILLING);
  });

  it('is not there for admins', async () => {
    open('admin');
    await screen.findByRole('button', { name: 'Save names' });
    expect(screen.queryByRole('heading', { name: 'Plan' })).toBeNull();
  });
});
