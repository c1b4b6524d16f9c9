import { agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import { authEndpoints } from '@callboard/contract/auth';
import { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import type { Role } from '@callboard/contract/roles';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { DEMO_PASSWORD, demoUserId } from '../accounts.ts';
import { hasDemo, loadDemo } from '../load-demo.ts';

const t = useTestServer();

async function signIn(role: Role) {
  const person = t.visitor();
  const body = { email: `${role}@callboard.test`, password: DEMO_PASSWORD };
  await person.call(authEndpoints.login, { body });
  return person;
}

it('the demo is not there at all where its photos cannot be stored, and can be loaded later', async () => {
  const storage = { ...t.platform.storage, put: () => Promise.reject(new Error('disk full')) };
  await expect(loadDemo({ ...t.platform, storage })).rejects.toThrow('disk full');
  expect(await hasDemo(t.platform)).toBe(false);
  await loadDemo(t.platform);
  expect(await hasDemo(t.platform)).toBe(true);
});

it('client, agent and talent of the demo have photos of their own', async () => {
  await loadDemo(t.platform);
  const [client, agent, talent] = [
    await signIn('client'),
    await signIn('agent'),
    await signIn('talent'),
  ];
  const photos = [
    await client.get((await client.call(clientProfileEndpoints.get)).body.profilePhotoThumbnailUrl),
    await agent.get((await agent.call(agentProfileEndpoints.get)).body.profilePhotoThumbnailUrl),
    await talent.call(talentProfileEndpoints.photoThumbnail, {
      params: { userId: demoUserId('talent') },
    }),
  ];
  for (const { status, headers } of photos) {
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
  }
  expect(new Set(photos.map(({ headers }) => headers.get('etag'))).size).toBe(3);
});
