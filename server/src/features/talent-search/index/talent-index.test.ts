import { readFile, writeFile } from 'node:fs/promises';
import { talentSearchEndpoints } from '@callboard/contract/talent-search';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { addPopulation } from '../../../population/add-population.ts';
import { openGazetteer } from '../../places/gazetteer.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import type { Query } from '../engine/query.ts';
import { IndexOwner } from './index-owner.ts';
import { snapshotPathIn, TalentIndex } from './talent-index.ts';

const t = useTestServer();

const EVERYBODY: Query = {
  seen: { is: 'every', of: [] },
  filters: [],
  words: [],
  order: { by: 'name' },
  limit: 100,
  counted: ['gender'],
  graded: [],
  told: [],
  steps: [],
  places: 5,
};

const owner = () =>
  new IndexOwner({ db: t.platform.db, gazetteer: openGazetteer(), snapshotPath: path() });
const path = () => snapshotPathIn(`${t.platform.config.dataDir}/${file}`);
let file = 'first';
afterEach(() => {
  file = newId();
});

const talent = async (given: Partial<typeof talentProfiles.$inferInsert> = {}) => {
  const { profileId } = await t.make.talent(given);
  return { id: profileId };
};

describe('the talent index', () => {
  it('begins with the database, and the next time with its snapshot and what changed since', async () => {
    const { id } = await talent({ gender: 'woman' });
    const first = owner();
    expect(await first.open(t.clock.now())).toMatchObject({ from: 'database' });
    await t.platform.db
      .update(talentProfiles)
      .set({ gender: 'man' })
      .where(eq(talentProfiles.id, id));
    const { id: later } = await talent();
    const second = owner();
    expect(await second.open(t.clock.now())).toMatchObject({ from: 'snapshot' });
    await expect
      .poll(() => second.follow(t.clock.now()).then(() => second.find(EVERYBODY).ids))
      .toContain(later);
    expect(
      second.find({ ...EVERYBODY, filters: [{ condition: { is: 'term', among: ['gender:man'] } }] })
        .ids,
    ).toContain(id);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    ['changed', (bytes: Buffer) => Buffer.from(bytes).fill(7, bytes.length - 40)],
    ['of something else', () => Buffer.from('no snapshot at all')],
  ])('does not use a snapshot that is %s', async (_, damage) => {
    await talent();
    await owner().open(t.clock.now());
    await writeFile(path(), damage(await readFile(path())));
    expect(await owner().open(t.clock.now())).toMatchObject({ from: 'database' });
  });

  it('does not use one that is older than what the change feed tells', async () => {
    await owner().open(t.clock.now());
    const nextWeek = new Date(t.clock.now().getTime() + 7 * 24 * 60 * 60 * 1000);
    expect(await owner().open(nextWeek)).toMatchObject({ from: 'database' });
  });

  it('reads everybody anew where it is told to', async () => {
    const index = owner();
    await index.open(t.clock.now());
    const before = index.size;
    // They come past the triggers that note a change.
    const population = { talents: 3, seed: 1, now: t.clock.now(), say: () => undefined };
    await addPopulation(t.database.url, population);
    await expect.poll(() => index.follow(t.clock.now()).then(() => index.size)).toBe(before + 3);
  });

  it('knows on their birthday who came of age', async () => {
    const now = t.clock.now();
    const { id } = await talent({
      dateOfBirth: `${now.getUTCFullYear() - 18}-12-31`,
      visibility: 'professionals',
    });
    const index = owner();
    await index.open(now);
    const grownUps: Query = {
      ...EVERYBODY,
      filters: [{ condition: { is: 'key', among: ['seen=professionals'] } }],
    };
    expect(index.find(grownUps).ids).not.toContain(id);
    await index.follow(new Date(`${now.getUTCFullYear()}-12-31T00:00:01Z`));
    expect(index.find(grownUps).ids).toContain(id);
  });

  it('begins anew after its thread died', async () => {
    const index = new TalentIndex({
      clock: t.clock,
      log: t.platform.log,
      databaseUrl: t.database.url,
      snapshotPath: path(),
      logLevel: 'silent',
    });
    await index.find(EVERYBODY);
    await index.close();
    const other = new TalentIndex({
      clock: t.clock,
      log: t.platform.log,
      databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
      snapshotPath: path(),
      logLevel: 'silent',
    });
    await expect(other.find(EVERYBODY)).rejects.toThrow();
    await expect(other.find(EVERYBODY)).rejects.toThrow();
  });

  it('finds a change over HTTP', async () => {
    const client = await t.signIn('client');
    const { id } = await talent({ stageName: 'Quillon Abernathy', visibility: 'professionals' });
    const find = async () => {
      const { body } = await client.call(talentSearchEndpoints.talentSearch, {
        query: { q: 'quillon' },
      });
      return body.items.map((item: { id: string }) => item.id);
    };
    await expect.poll(find).toEqual([id]);
    await t.platform.db
      .update(talentProfiles)
      .set({ visibility: 'hidden' })
      .where(eq(talentProfiles.id, id));
    await expect.poll(find).toEqual([]);
  });
});
