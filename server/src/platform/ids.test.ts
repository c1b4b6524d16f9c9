import { expect, it } from 'vitest';
import { newId } from './ids.ts';

it('ids are UUIDs of version 7, all different, in the order of the milliseconds they were made in', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(1000);
  const times = ids.map((id) => id.slice(0, 13));
  expect(times).toEqual([...times].sort());
});
