import { referenceDataEndpoints } from '@callboard/contract/reference-data';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { seedReferenceData } from './seed-reference-data.ts';

const t = useTestServer();

describe.each(Object.entries(referenceDataEndpoints))('the list %s', (_name, endpoint) => {
  it('is there for everyone, in order, each with id and name', async () => {
    const response = await t.visitor().call(endpoint);
    expect(response.status).toBe(200);
    expect(response.body.length).toBeGreaterThan(5);
    for (const term of response.body) {
      expect(term).toMatchObject({ id: expect.any(String), name: expect.any(String) });
    }
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('answers 304 to whoever still has it', async () => {
    const etag = (await t.visitor().call(endpoint)).headers.get('etag') ?? '';
    const again = await t.visitor().call(endpoint, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    const stale = await t.visitor().call(endpoint, { headers: { 'if-none-match': '"old"' } });
    expect(stale.status).toBe(200);
  });
});

it('countries are told by their code', async () => {
  const { body } = await t.visitor().call(referenceDataEndpoints.countries);
  expect(body).toHaveLength(249);
  expect(body).toContainEqual({ id: 'gb', name: 'United Kingdom', code: 'GB' });
});

it('crew departments hold their roles', async () => {
  const { body } = await t.visitor().call(referenceDataEndpoints.crewDepartments);
  const lighting = body.find(({ id }: { id: string }) => id === 'lighting');
  expect(lighting.roles).toContainEqual({ id: 'gaffer', name: 'Gaffer' });
});

it('every skill belongs to a category that is listed', async () => {
  const skills = (await t.visitor().call(referenceDataEndpoints.skills)).body;
  const categories = (await t.visitor().call(referenceDataEndpoints.skillCategories)).body;
  const ids = new Set(categories.map(({ id }: { id: string }) => id));
  expect(skills.every(({ categoryId }: { categoryId: string }) => ids.has(categoryId))).toBe(true);
});

it('seeding again mends a term that was changed and adds none', async () => {
  const pool = new pg.Pool({ connectionString: t.database.url });
  try {
    await pool.query(`update eye_colors set name = 'Purple' where id = 'brown'`);
    const before = (await pool.query('select count(*) from skills')).rows;
    await seedReferenceData(openDatabase(pool));
    expect((await pool.query(`select name from eye_colors where id = 'brown'`)).rows).toEqual([
      { name: 'Brown' },
    ]);
    expect((await pool.query('select count(*) from skills')).rows).toEqual(before);
  } finally {
    await pool.end();
  }
});
