import type { OpenedClaim } from '@callboard/contract/talent-claims';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../../app/test/open-app.tsx';
import { nobody, signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { testUser } from '../../../lib/test-user.ts';

afterEach(() => vi.restoreAllMocks());

const claim: OpenedClaim = {
  firstName: 'Mara',
  lastName: 'Voss',
  photoUrl: null,
  isMinor: false,
  email: 'mara@example.com',
  portfolio: { name: 'Tallow & Finch', logoUrl: null },
  guardianName: null,
  status: 'pending',
  expiresAt: '2099-01-01T00:00:00.000Z',
  account: 'none',
};
const opened = (changes: Partial<OpenedClaim> = {}) => ({
  'GET /api/talent-claims/abc': { status: 200, body: { ...claim, ...changes } },
  'GET /api/countries': { status: 200, body: [{ id: 'gb', name: 'United Kingdom', code: 'GB' }] },
});

describe('the link to a profile that an agency began', () => {
  it('makes an account by it, of whoever has none, and what is wrong is said at its field', async () => {
    const wrong = {
      status: 400,
      body: { code: 'INVALID_INPUT', message: 'No', fields: { dateOfBirth: 'Too young' } },
    };
    const server = stubServer({
      ...nobody,
      ...opened(),
      'POST /api/talent-claims/abc/register': wrong,
    });
    openApp('/talent-claims/abc');
    await screen.findByRole('heading', { name: /Mara Voss, claim/ });
    await userEvent.type(screen.getByLabelText('Password'), 'a long walk home 9');
    await userEvent.type(screen.getByLabelText('Date of birth'), '1990-05-04');
    const country = screen.getByRole('combobox', { name: 'Country' });
    await userEvent.clear(country);
    await userEvent.type(country, 'United{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Claim the profile' }));
    await screen.findByText('Too young');
    expect(server.bodies.at(-1)).toMatchObject({ firstName: 'Mara', countryId: 'gb' });
  });

  it('is accepted by a guardian who is signed in, and leads to the child', async () => {
    const user = testUser('talent', { email: 'MARA@example.com' });
    const server = stubServer({
      ...signedInAs(user),
      ...opened({ isMinor: true, account: 'talent' }),
      'POST /api/talent-claims/abc/accept': { status: 200, body: { talentProfileId: 'child' } },
    });
    openApp('/talent-claims/abc');
    await userEvent.click(await screen.findByRole('button', { name: "Keep Mara's profile" }));
    await waitFor(() => expect(addressNow()).toBe('/talent/child'));
    expect(server.asked).toContain('POST /api/talent-claims/abc/accept');
  });

  it.each<[string, Partial<OpenedClaim>, RegExp]>([
    ['was used', { status: 'claimed', account: 'talent' }, /was claimed/],
    ['ended', { status: 'ended' }, /can no longer be used/],
    ["has an address that is no talent's", { account: 'other' }, /cannot keep a talent's profile/],
    [
      'is handed over by a guardian',
      { portfolio: null, guardianName: 'Hester Grange' },
      /Hester Grange hands the profile over/,
    ],
    [
      'is handed over to an address that has an account',
      { portfolio: null, guardianName: 'Hester Grange', account: 'talent' },
      /Ask Hester Grange to send the link to another address/,
    ],
    ['has an account to sign in with', { account: 'talent' }, /Sign in with it to go on/],
  ])('says so when it %s', async (_, changes, words) => {
    stubServer({ ...nobody, ...opened(changes) });
    openApp('/talent-claims/abc');
    await screen.findByText(words);
  });

  it('is not for whoever is signed in with another address', async () => {
    stubServer({ ...signedInAs(testUser('talent')), ...opened({ account: 'talent' }) });
    openApp('/talent-claims/abc');
    await screen.findByText('This link is for another address');
    screen.getByRole('button', { name: 'Sign out and go on' });
  });
});
