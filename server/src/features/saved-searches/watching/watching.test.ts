import { LIMITS } from '@callboard/contract/limits';
import { savedSearchEndpoints as calls } from '@callboard/contract/saved-searches';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mailTo } from '../../../../test/mailbox.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { users } from '../../auth/tables.ts';
import { alertsOn } from '../alerts.fixture.ts';
import { savedSearches, savedSearchMatches } from '../tables.ts';
import { watchSearches } from './watch-searches.ts';

const t = useTestServer();
const { save, talentCalled, change, look, news, newCounts } = alertsOn(t);

const titles = async (client: Parameters<typeof news>[0]) =>
  (await news(client)).map(({ title }) => title);

it('whoever newly matches is told of once, in the bell and by mail', async () => {
  const client = await t.signIn('client');
  await talentCalled('Ada Vexley');
  const id = await save(client, 'Vexley');
  const [mara, noor] = [await talentCalled('Mara Vexley'), await talentCalled('Noor Elsewhere')];
  t.clock.advance({ minutes: 1 });
  // As two servers do it.
  await Promise.all([watchSearches(t.platform), watchSearches(t.platform)]);
  await expect
    .poll(() => news(client))
    .toEqual([
      {
        title: 'New match for “All of Vexley”',
        content: 'Mara Vexley matches your saved search.',
        link: '/talent-search?q=Vexley',
      },
    ]);
  const mail = await mailTo(t.platform, client.user?.email ?? '', 'New match for%');
  expect(mail.text).toContain('/talent-search?q=Vexley');
  await expect.poll(() => newCounts(client)).toEqual([1]);

  await change(mara, { headline: 'Actor' });
  await look();
  await expect.poll(() => titles(client)).toHaveLength(1);

  await change(noor, { stageName: 'Noor Vexley' });
  await talentCalled('Ben Vexley');
  await look();
  expect((await news(client)).at(-1)).toMatchObject({
    title: '2 new matches for “All of Vexley”',
    content: expect.stringMatching(/^(Noor|Ben) Vexley and (Noor|Ben) Vexley match your/),
  });
  await expect.poll(() => newCounts(client)).toEqual([3]);
  await client.call(calls.openSavedSearch, { params: { id } });
  await expect.poll(() => newCounts(client)).toEqual([0]);
});

it('whoever matched from the first is no news, nor is that somebody signs in', async () => {
  const client = await t.signIn('client');
  const known = await talentCalled('Ada Harrow');
  const unknown = await t.make.talent({ stageName: 'Ida Harrow', visibility: 'public' });
  t.clock.advance({ minutes: 1 });
  const id = await save(client, 'Harrow');
  // As if there were more than are remembered.
  await t.platform.db
    .delete(savedSearchMatches)
    .where(eq(savedSearchMatches.talentProfileId, unknown.profileId));
  await change(known, { headline: 'Actor' });
  await t.make.session({ user: unknown.user });
  await look();
  await expect.poll(() => titles(client)).toEqual([]);
  await change(unknown.profileId, { headline: 'Actor' });
  await look();
  await expect.poll(() => titles(client)).toEqual(['New match for “All of Harrow”']);
  const [row] = await t.platform.db.select().from(savedSearches).where(eq(savedSearches.id, id));
  expect(BigInt(row?.watchedSince ?? 0)).toBeGreaterThan(0n);
});

it('whom the owner may not see is not told of', async () => {
  const [client, talent] = [await t.signIn('client'), await t.signIn('talent')];
  const verified = await t.signIn('client');
  await t.platform.db
    .update(users)
    .set({ verifiedProfessionalStatus: 'verified' })
    .where(eq(users.id, verified.user?.id ?? ''));
  for (const each of [client, talent, verified]) await save(each, 'Quarrie');
  await talentCalled('Hidden Quarrie', { visibility: 'hidden' });
  const professional = await talentCalled('Pia Quarrie', { visibility: 'professionals' });
  await talentCalled('Kit Quarrie', { visibility: 'professionals', dateOfBirth: '2016-05-01' });
  await look();
  expect(await titles(talent)).toEqual([]);
  expect((await news(client)).map(({ content }) => content)).toEqual([
    'Pia Quarrie matches your saved search.',
  ]);
  // A child's name does not leave by mail.
  expect((await news(verified)).map(({ content }) => content)).toEqual([
    'Pia Quarrie and 1 other match your saved search.',
  ]);
  await change(professional, { visibility: 'hidden' });
  expect([await newCounts(client), await newCounts(verified)]).toEqual([[0], [1]]);
});

it('a talent is not told of themselves', async () => {
  const talent = await t.signIn('talent');
  await save(talent, 'Ostrow');
  const profileId = talent.user?.talentProfileId ?? '';
  await change(profileId, { stageName: 'Uma Ostrow', visibility: 'public' });
  await look();
  expect(await titles(talent)).toEqual([]);
});

it('who is suspended or without alerts hears of nothing', async () => {
  const [suspended, silent] = [await t.signIn('client'), await t.signIn('client')];
  await save(suspended, 'Lumley');
  await save(silent, 'Lumley', 'none');
  const suspendedAt = t.clock.now();
  const isThey = eq(users.id, suspended.user?.id ?? '');
  await t.platform.db.update(users).set({ suspendedAt }).where(isThey);
  await talentCalled('Jo Lumley');
  await look();
  await t.platform.db.update(users).set({ suspendedAt: null }).where(isThey);
  expect([await titles(suspended), await titles(silent)]).toEqual([[], []]);
  expect(await newCounts(silent)).toEqual([0]);
});

it('another search begins anew, another name or alert does not', async () => {
  const client = await t.signIn('client');
  const id = await save(client, 'Thorne');
  const put = (body: object) => client.call(calls.changeSavedSearch, { params: { id }, body });
  await talentCalled('Ana Thorne');
  await look();
  expect((await put({ name: 'Thorns', alert: 'daily' })).body).toMatchObject({ newCount: 1 });
  await talentCalled('Rue Bramble');
  expect((await put({ search: 'q=Bramble' })).body).toMatchObject({ newCount: 0, name: 'Thorns' });
  await look();
  await expect.poll(() => newCounts(client)).toEqual([0]);
  await put({ alert: 'none' });
  const late = await talentCalled('Sol Bramble');
  await put({ alert: 'at_once' });
  await change(late, { headline: 'Actor' });
  await talentCalled('Tom Bramble');
  await look();
  await expect
    .poll(() => titles(client))
    .toEqual(['New match for “All of Thorne”', 'New match for “Thorns”']);
});

it('of what nobody opens there are so many and no more', async () => {
  const client = await t.signIn('client');
  const id = await save(client, 'Marsh');
  const before = await Promise.all(
    Array.from({ length: LIMITS.savedSearchNews - 1 }, () => talentCalled('Pat Fenn')),
  );
  t.clock.advance({ minutes: 1 });
  const at = t.clock.now();
  await t.platform.db.insert(savedSearchMatches).values(
    before.map((talentProfileId) => ({
      savedSearchId: id,
      talentProfileId,
      matchedAt: at,
      toldAt: at,
    })),
  );
  await talentCalled('Ola Marsh');
  await talentCalled('Eva Marsh');
  await look();
  await expect.poll(() => titles(client)).toEqual(['New match for “All of Marsh”']);
  await talentCalled('Isa Marsh');
  await look();
  await expect.poll(() => newCounts(client)).toEqual([LIMITS.savedSearchNews]);
  await client.call(calls.openSavedSearch, { params: { id } });
  await talentCalled('Una Marsh');
  await look();
  await expect.poll(() => titles(client)).toHaveLength(2);
});

it('goes on in a database that counts its transactions anew', async () => {
  const client = await t.signIn('client');
  const id = await save(client, 'Wexford');
  await t.platform.db
    .update(savedSearches)
    .set({ watchedSince: '900000000000' })
    .where(eq(savedSearches.id, id));
  await look();
  await talentCalled('Lea Wexford');
  await look();
  await expect.poll(() => titles(client)).toEqual(['New match for “All of Wexford”']);
});

it('one that can no longer be asked for does not stand in the way', async () => {
  const [broken, client] = [await t.signIn('client'), await t.signIn('client')];
  const id = await save(broken, 'Colne');
  await t.platform.db
    .update(savedSearches)
    .set({ search: 'sort=fame' })
    .where(eq(savedSearches.id, id));
  await save(client, 'Colne');
  await talentCalled('Fay Colne');
  await look();
  expect([await titles(broken), (await titles(client)).length]).toEqual([[], 1]);
});
