import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages: Record<string, { optionalDependencies?: Record<string, string> }> =
  lockfile.packages;

describe('the lockfile', () => {
  const natives = Object.keys(packages).filter((path) => /linux-(x64|arm64)(-gnu)?$/.test(path));

  it('holds every native package for both kinds of machine', () => {
    const twin = (path: string) =>
      path.includes('linux-x64') ? path.replace('x64', 'arm64') : path.replace('arm64', 'x64');
    expect(natives.length).toBeGreaterThan(8);
    expect(natives.filter((path) => !(twin(path) in packages))).toEqual([]);
  });

  it('holds every optional package that its packages name, or npm ci would refuse it', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isInstalled(path, name)),
    );
    expect(missing).toEqual([]);
  });

  function isInstalled(path: string, name: string): boolean {
    const nested = `${path}/node_modules/${name}`;
    return nested in packages || `node_modules/${name}` in packages;
  }

  it('names no download address', () => {
    expect(JSON.stringify(lockfile)).not.toContain('"resolved":"http');
  });
});

describe('the migrations', () => {
  it('are what the tables say', () => {
    const copy = mkdtempSync(join(tmpdir(), 'callboard-migrations-'));
    cpSync('server/migrations', copy, { recursive: true });
    const tool = '../node_modules/drizzle-kit/bin.cjs';
    const settings = ['--dialect=postgresql', '--schema=./src/**/tables.ts', '--casing=snake_case'];
    const output = execFileSync(
      process.execPath,
      [tool, 'generate', ...settings, `--out=${relative('server', copy)}`, '--name=forgotten'],
      { cwd: 'server', encoding: 'utf8' },
    );
    rmSync(copy, { recursive: true });
    expect(output).toContain('No schema changes');
  });

  /** Written by the sockets' adapter with its own SQL, which leaves the time to the database. */
  const ATTACHMENTS = /CREATE TABLE "socket_io_attachments" \([^;]+;/;

  /** A trigger has no other clock. */
  const TRIGGER = /CREATE FUNCTION public\.note_talent_change[\s\S]+?END \$\$;/;

  it('never ask the database for the time', () => {
    const clock = /\b(now|clock_timestamp|statement_timestamp)\s*\(|current_(date|time)/i;
    const asking = globSync('server/migrations/*.sql').filter((path) =>
      clock.test(readFileSync(path, 'utf8').replace(ATTACHMENTS, '').replace(TRIGGER, '')),
    );
    expect(asking).toEqual([]);
  });
});

it('the environment is read only where a process begins', () => {
  const readers = globSync('{contract,server,web}/src/**/*.{ts,tsx}').filter((path) =>
    readFileSync(path, 'utf8').includes('process.env'),
  );
  const read = readers.filter((path) => !path.endsWith('.test.ts')).sort();
  expect(read).toEqual(['server/src/cli.ts', 'server/src/main.ts']);
});
