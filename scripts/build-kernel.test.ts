import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assembleKernel } from './build-kernel.ts';

const KERNEL_CODE = '../server/src/features/talent-search/engine/kernel-code.ts';

it('the kernel of the search engine is what its source says', async () => {
  const code = readFileSync(new URL(KERNEL_CODE, import.meta.url), 'utf8');
  expect(code).toBe(await assembleKernel());
});
