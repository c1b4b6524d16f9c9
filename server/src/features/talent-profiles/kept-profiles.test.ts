import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { storePhoto } from '../../../test/photo.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { users } from '../auth/tables.ts';

const t = useTestServer();
const kept = '/api/talent-profiles/kept';

it('what a guardian keeps for others is listed by name, and nobody else learns of it', async () => {
  const guardian = await t.signIn('talent');
  const ownerUserId = guardian.user?.id ?? '';
  const photoKey = await storePhoto(t.platform.storage, 'kept');
  const named = await t.make.talent({ ownerUserId, dateOfBirth: '2015-03-01' });
  const staged = await t.make.talent({ ownerUserId, stageName: 'ada Grange', photoKey });
  const suspended = await t.make.talent({ ownerUserId });
  await t.platform.db
    .update(users)
    .set({ suspendedAt: t.clock.now() })
    .where(eq(users.id, suspended.user.id));

  const { status, body } = await guardian.get(kept);
  expect([status, body]).toEqual([
    200,
    {
      items: [
        {
          id: staged.profileId,
          name: 'ada Grange',
          photoUrl: expect.stringContaining(`/profile-thumbnail/${staged.profileId}?v=`),
          isMinor: false,
        },
        { id: named.profileId, name: 'Ines Halloran', photoUrl: null, isMinor: true },
      ],
      nextCursor: null,
    },
  ]);
  const other = await t.signIn('talent');
  expect((await other.get(kept)).body).toEqual({ items: [], nextCursor: null });
});

it('admins find everybody by name, page by page', async () => {
  const staff = await t.signIn('admin');
  const mark = newId().slice(-6);
  const dateOfBirth = '2015-03-01';
  for (const name of ['Bé', 'Ada', 'Co'])
    await t.make.talent({ stageName: `${name} ${mark}`, dateOfBirth });
  const ask = async (query: object) =>
    (await staff.call(talentProfileEndpoints.listAll, { query: { ...query } })).body;
  const first = await ask({ search: mark, limit: 2 });
  expect(first.items).toMatchObject([
    { name: `Ada ${mark}`, isMinor: true },
    { name: `Bé ${mark}`, photoUrl: null },
  ]);
  const rest = await ask({ search: mark, cursor: first.nextCursor });
  expect(rest).toMatchObject({ items: [{ name: `Co ${mark}` }], nextCursor: null });
  expect((await ask({ search: `be ${mark}` })).items).toHaveLength(1);
  expect(await ask({ cursor: 'elsewhere' })).toMatchObject({ code: 'INVALID_INPUT' });
});
