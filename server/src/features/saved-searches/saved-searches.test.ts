import { LIMITS } from '@callboard/contract/limits';
import { ROLES } from '@callboard/contract/roles';
import { savedSearchEndpoints as calls } from '@callboard/contract/saved-searches';
import { expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { savedSearches } from './tables.ts';

const t = useTestServer();

const FORM = { name: 'Fencers', search: 'skill=fencing', alert: 'daily' } as const;
const save = async (client: TestClient, form: object = {}) =>
  client.call(calls.saveSearch, { body: { ...FORM, ...form } });

it.each(ROLES)('a %s keeps, changes and forgets searches', async (role) => {
  const client = await t.signIn(role);
  const { status, body } = await save(client);
  expect(status).toBe(201);
  expect(body).toEqual({
    ...FORM,
    id: expect.any(String),
    createdAt: t.clock.now().toISOString(),
    newCount: 0,
  });
  const params = { id: body.id };
  const changed = await client.call(calls.changeSavedSearch, { params, body: { name: 'Duels' } });
  expect(changed.body).toEqual({ ...body, name: 'Duels' });
  expect((await client.call(calls.savedSearches)).body.items).toEqual([changed.body]);
  expect((await client.call(calls.openSavedSearch, { params })).status).toBe(204);
  expect((await client.call(calls.forgetSavedSearch, { params })).status).toBe(204);
  expect((await client.call(calls.savedSearches)).body.items).toEqual([]);
});

it('nobody reads or changes what others keep', async () => {
  const owner = await t.signIn('client');
  const { body } = await save(owner);
  for (const role of ROLES) {
    const other = await t.signIn(role);
    expect((await other.call(calls.savedSearches)).body.items).toEqual([]);
    for (const id of [body.id, newId()]) {
      const statuses = [
        await other.call(calls.changeSavedSearch, { params: { id }, body: { name: 'Mine' } }),
        await other.call(calls.openSavedSearch, { params: { id } }),
        await other.call(calls.forgetSavedSearch, { params: { id } }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([404, 404, 404]);
    }
  }
  expect((await owner.call(calls.savedSearches)).body.items).toEqual([body]);
});

it('is kept in one order, without what is no part of a search', async () => {
  const client = await t.signIn('client');
  const search =
    'skill=riding&q=+Quill&cursor=abc&ageMin=018&skill=fencing~basic&limit=9&colour=red';
  const { body } = await save(client, { search });
  expect(body.search).toBe('ageMin=18&q=Quill&skill=fencing%7Ebasic&skill=riding');
  expect((await save(client, { search: '' })).body.search).toBe('');
});

it.each([
  ['sort=fame', 'search'],
  ['skill=fencing~divine', 'search'],
  ['ageMin=old', 'search'],
  ['from=2026-02-31', 'search'],
])('%s is no search', async (search, field) => {
  const client = await t.signIn('client');
  const { status, body } = await save(client, { search });
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'INVALID_INPUT', [field]]);
  const kept = await save(client);
  const params = { id: kept.body.id };
  const changed = await client.call(calls.changeSavedSearch, { params, body: { search } });
  expect([changed.status, Object.keys(changed.body.fields)]).toEqual([400, [field]]);
});

it('bad input is named field by field', async () => {
  const client = await t.signIn('client');
  const { status, body } = await save(client, { name: ' ', alert: 'hourly', search: 7 });
  expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['alert', 'name', 'search']]);
});

it('a talent keeps no search by what they may not see', async () => {
  const talent = await t.signIn('talent');
  const { status, body } = await save(talent, { search: 'ethnicity=any', alert: 'none' });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['ethnicity']]);
});

it('there is room for so many', async () => {
  const client = await t.signIn('client');
  const now = t.clock.now();
  const one = { ...FORM, userId: client.user?.id ?? '', watchedSince: '1', openedAt: now };
  const full = Array.from({ length: LIMITS.savedSearches }, () => ({
    ...one,
    id: newId(),
    createdAt: now,
    updatedAt: now,
  }));
  await t.platform.db.insert(savedSearches).values(full);
  const { status, body } = await save(client);
  expect([status, body.code]).toEqual([409, 'LIST_FULL']);
});
