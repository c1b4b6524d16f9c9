import { expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { STATIC_PATHS } from './static-paths.ts';

it('the static paths are those of the calls whose answers may be kept', () => {
  const kept = Object.values(ENDPOINTS)
    .flatMap((feature) => Object.values(feature))
    .filter(({ cacheSeconds }) => cacheSeconds !== undefined);
  expect(kept.map(({ path }) => path).sort()).toEqual([...STATIC_PATHS].sort());
});
