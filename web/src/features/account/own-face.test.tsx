import type { CurrentUser } from '@callboard/contract/auth';
import type { Role } from '@callboard/contract/roles';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { agentProfileQuery, clientProfileQuery } from './profile-queries.ts';
import { agentProfile, clientProfile } from './profiles.fixture.ts';

beforeAll(() => {
  // The page has nothing better to do: what comes late comes now.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelIdleCallback', (request: number) => clearTimeout(request));
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const CLIENT_CALL = 'GET /api/client-profiles';
const AGENT_CALL = 'GET /api/agent-profiles';
const PLACES: Record<Role, string> = {
  client: '/tasks',
  talent: '/invitations',
  agent: '/invitations',
  admin: '/admin/users',
};

function open(user: CurrentUser, profile: object = {}, profileStatus = 200) {
  const { asked } = stubServer({
    ...signedInAs(user),
    [CLIENT_CALL]: { status: profileStatus, body: { ...clientProfile, ...profile } },
    [AGENT_CALL]: { status: profileStatus, body: { ...agentProfile, ...profile } },
  });
  openApp(PLACES[user.role]);
  return { asked };
}

const button = () => screen.findByRole('button', { name: 'Your account' });
const avatar = async () => (await button()).firstElementChild;
const picture = async () => (await button()).querySelector('img');

async function findPicture() {
  await waitFor(async () => expect(await picture()).not.toBeNull());
  return (await picture()) as HTMLImageElement;
}

describe('the avatar in the top bar', () => {
  it('shows the picture of a client at the address of the profile', async () => {
    const url = `/api/client-profiles/photo/thumbnail/${clientProfile.id}?v=abc`;
    open(testUser('client'), { profilePhotoThumbnailUrl: url });
    const image = await findPicture();
    expect(image.getAttribute('src')).toBe(url);
    fireEvent.load(image);
    expect((await avatar())?.textContent).toBe('');
  });

  it('shows a hosted picture directly', async () => {
    open(testUser('client'), { profilePhotoThumbnailUrl: 'https://images.example/imogen.webp' });
    expect((await findPicture()).getAttribute('src')).toBe('https://images.example/imogen.webp');
  });

  it('shows the picture of an agent by the id of their user', async () => {
    const user = testUser('agent');
    open(user, { profilePhotoThumbnailUrl: 'agents/tobias.webp' });
    const path = `/api/agent-profiles/photo/thumbnail/${user.id}`;
    expect((await findPicture()).getAttribute('src')).toBe(path);
  });

  it('shows the picture of a talent by the id of their user', async () => {
    const user = testUser('talent');
    open(user);
    const path = `/api/talent-profiles/photo-thumbnail/${user.id}`;
    expect((await findPicture()).getAttribute('src')).toBe(path);
  });

  it('falls back to initials when the picture does not come', async () => {
    open(testUser('talent'));
    fireEvent.error(await findPicture());
    expect(await picture()).toBeNull();
    expect((await avatar())?.textContent).toBe('MO');
  });

  it('takes the initials from the name of the profile before that of the user', async () => {
    open(testUser('client'));
    await waitFor(async () => expect((await avatar())?.textContent).toBe('IF'));
    expect(await picture()).toBeNull();
  });

  it('takes the initials from the user where the profile cannot be read', async () => {
    const { asked } = open(testUser('client'), {}, 500);
    await waitFor(() => expect(asked).toContain(CLIENT_CALL));
    expect((await avatar())?.textContent).toBe('MO');
  });

  it.each([
    ['client', [CLIENT_CALL]],
    ['agent', [AGENT_CALL]],
    ['talent', []],
    ['admin', []],
  ] as const)('of %s asks for no profile of another role', async (role, calls) => {
    const { asked } = open(testUser(role));
    // Once the bell has asked, so has everyone else in the bar.
    await waitFor(() => expect(asked).toContain('GET /api/notifications/count'));
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining([...calls])));
    expect(asked.filter((call) => call.endsWith('-profiles'))).toEqual(calls);
  });
});

describe('profiles', () => {
  const MINUTE = 60_000;

  it('of clients are fresh for five minutes and kept for ten', () => {
    expect(clientProfileQuery).toMatchObject({ staleTime: 5 * MINUTE, gcTime: 10 * MINUTE });
  });

  it('of agents are fresh and kept as long as anything', () => {
    expect(agentProfileQuery).toMatchObject({ staleTime: 2 * MINUTE, gcTime: 5 * MINUTE });
  });
});
