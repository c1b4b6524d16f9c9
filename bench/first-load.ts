/**
 * How much JavaScript the first page costs: everything /login fetches before it can be used, as
 * brotli bytes over the wire, libraries and own code apart.
 *
 * Run: npx node bench/first-load.ts
 * Bar: at most 140 kB in total.
 */

import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const BAR_KB = 140;
const WEB = fileURLToPath(new URL('../web', import.meta.url));
const LIBRARY = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

type Chunk = Rolldown.OutputChunk;

const output = await build({ root: WEB, logLevel: 'error', build: { write: false } });
const chunks = new Map<string, Chunk>();
for (const file of [output].flat().flatMap((each) => ('output' in each ? each.output : []))) {
  if (file.type === 'chunk') chunks.set(file.fileName, file);
}

const loaded = new Set<Chunk>();
function load(chunk: Chunk | undefined): void {
  if (chunk === undefined || loaded.has(chunk)) return;
  loaded.add(chunk);
  for (const name of chunk.imports) load(chunks.get(name));
}
for (const chunk of chunks.values()) {
  const isLogin = chunk.facadeModuleId?.endsWith('/features/auth/login-page.tsx');
  if (chunk.isEntry || isLogin) load(chunk);
}

const sizes = new Map<string, number>();
let total = 0;
for (const chunk of loaded) {
  const compressed = brotliCompressSync(chunk.code).length;
  total += compressed;
  // A chunk is compressed as a whole; its modules share that by their length.
  const whole = Object.values(chunk.modules).reduce((sum, each) => sum + each.renderedLength, 0);
  for (const [id, each] of Object.entries(chunk.modules)) {
    const owner = LIBRARY.exec(id)?.[1] ?? 'own code';
    const share = (compressed * each.renderedLength) / Math.max(whole, 1);
    sizes.set(owner, (sizes.get(owner) ?? 0) + share);
  }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
for (const [owner, bytes] of [...sizes].sort(([, a], [, b]) => b - a)) {
  if (bytes > 200) console.log(`${kB(bytes)}  ${owner}`);
}
const own = sizes.get('own code') ?? 0;
console.log(`\n${kB(total - own)}  libraries`);
console.log(`${kB(own)}  own code`);
console.log(`${kB(total)}  in total, in ${loaded.size} files`);
console.log(`Bar: at most ${BAR_KB} kB: ${total <= BAR_KB * 1000 ? 'met' : 'missed'}`);
