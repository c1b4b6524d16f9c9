import { posix } from 'node:path';

/**
 * Who may import whom. The rooms: contract knows nobody, server and web know the contract and not
 * each other. In the server, features build on the platform and meet each other only through use
 * cases and, for reading, tables. In the web, ui and lib know no features, and features meet
 * through their api.
 */
type Import = { from: string; to: string };
type Rule = { because: string; isBroken: (it: Import) => boolean };

export type Violation = Import & { because: string };

const isTest = (path: string) => /\.test\.tsx?$|\/test\/|fixture/.test(path);
const within = (path: string, folder: string) => path.startsWith(`${folder}/`);
const roomOf = (path: string) => path.split('/')[0] ?? '';
const featureOf = (path: string) => /^\w+\/src\/features\/([^/]+)\//.exec(path)?.[1];
const fileOf = (path: string) => posix.basename(path);
const isPackage = (path: string) => path.startsWith('npm:');

const crossesFeatures = ({ from, to }: Import) =>
  featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to);

export const RULES: readonly Rule[] = [
  {
    because: 'the contract imports nothing but zod',
    isBroken: ({ from, to }) =>
      roomOf(from) === 'contract' && !isTest(from) && roomOf(to) !== 'contract' && to !== 'npm:zod',
  },
  {
    because: 'server and web meet only in the contract',
    isBroken: ({ from, to }) =>
      (roomOf(from) === 'server' && roomOf(to) === 'web') ||
      (roomOf(from) === 'web' && roomOf(to) === 'server'),
  },
  {
    because: 'the product never imports tests, benches or journeys',
    isBroken: ({ from, to }) =>
      ['contract', 'server', 'web'].includes(roomOf(from)) &&
      !isTest(from) &&
      !isPackage(to) &&
      (isTest(to) || ['e2e', 'bench', 'scripts'].includes(roomOf(to))),
  },
  {
    because: 'the platform knows no features',
    isBroken: ({ from, to }) =>
      within(from, 'server/src/platform') &&
      !isTest(from) &&
      (featureOf(to) !== undefined || within(to, 'server/src/demo')),
  },
  {
    because: "another feature's routes and queries are its own business",
    isBroken: (it) =>
      roomOf(it.from) === 'server' &&
      crossesFeatures(it) &&
      !isTest(it.from) &&
      /^(routes|queries)\.ts$/.test(fileOf(it.to)),
  },
  {
    because: "another feature's tables are read in tables.ts and queries.ts only",
    isBroken: (it) =>
      roomOf(it.from) === 'server' &&
      crossesFeatures(it) &&
      !isTest(it.from) &&
      fileOf(it.to) === 'tables.ts' &&
      !/^(tables|queries)\.ts$/.test(fileOf(it.from)),
  },
  {
    because: 'SQL lives in queries.ts',
    isBroken: ({ from, to }) =>
      within(from, 'server/src/features') &&
      !isTest(from) &&
      to.startsWith('npm:drizzle-orm') &&
      !/^(queries|tables|seed-.*)\.ts$/.test(fileOf(from)),
  },
  {
    because: 'ui and lib know no features and no app',
    isBroken: ({ from, to }) =>
      (within(from, 'web/src/ui') || within(from, 'web/src/lib')) &&
      (featureOf(to) !== undefined || within(to, 'web/src/app')),
  },
  {
    because: 'ui draws what it is given and calls nobody',
    isBroken: ({ from, to }) => within(from, 'web/src/ui') && within(to, 'web/src/lib'),
  },
  {
    because: 'web features meet through their api',
    isBroken: (it) =>
      roomOf(it.from) === 'web' && crossesFeatures(it) && fileOf(it.to) !== 'api.ts',
  },
  {
    because: 'features do not know the app around them',
    isBroken: ({ from, to }) =>
      within(from, 'web/src/features') && !isTest(from) && within(to, 'web/src/app'),
  },
];

/** Checks one file's source. `path` is relative to the repository. */
export function findViolations(path: string, source: string): Violation[] {
  return importsOf(path, source).flatMap((it) =>
    RULES.filter((rule) => rule.isBroken(it)).map(({ because }) => ({ ...it, because })),
  );
}

const IMPORT =
  /(?:^|[;\s])(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm;

function importsOf(path: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].map(([, named, dynamic]) => ({
    from: path,
    to: resolveImport(path, named ?? dynamic ?? ''),
  }));
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const own = /^@callboard\/(\w+)(?:\/(.*))?$/.exec(specifier);
  if (own) return `${own[1]}/src/${own[2] ?? 'index'}.ts`;
  return `npm:${specifier}`;
}
