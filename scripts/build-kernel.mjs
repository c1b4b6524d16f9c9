// Assembles the search engine's kernel: `node scripts/build-kernel.mjs` after kernel.wat changed.
import { readFileSync, writeFileSync } from 'node:fs';
import wabt from 'wabt';

const folder = new URL('../server/src/features/talent-search/engine/', import.meta.url);

/** What kernel-code.ts has to hold. */
export async function assembleKernel() {
  const source = readFileSync(new URL('kernel.wat', folder), 'utf8');
  const module = (await wabt()).parseWat('kernel.wat', source, { simd: true });
  const { buffer } = module.toBinary({});
  const code = Buffer.from(buffer).toString('base64');
  return `/** kernel.wat, assembled by scripts/build-kernel.mjs. */\nexport const KERNEL_CODE =\n  '${code}';\n`;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  writeFileSync(new URL('kernel-code.ts', folder), await assembleKernel());
}
