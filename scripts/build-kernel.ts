/** Assembles the search engine's kernel. Run after kernel.wat changed: node scripts/build-kernel.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import wabt from 'wabt';

const folder = new URL('../server/src/features/talent-search/engine/', import.meta.url);

/** What kernel-code.ts has to hold. */
export async function assembleKernel(): Promise<string> {
  const source = readFileSync(new URL('kernel.wat', folder), 'utf8');
  const module = (await wabt()).parseWat('kernel.wat', source, { simd: true });
  const code = Buffer.from(module.toBinary({}).buffer).toString('base64');
  return `/** kernel.wat, assembled by scripts/build-kernel.ts. */\nexport const KERNEL_CODE =\n  '${code}';\n`;
}

if (import.meta.main) {
  writeFileSync(new URL('kernel-code.ts', folder), await assembleKernel());
}
