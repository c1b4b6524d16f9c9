import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { backUp } from '../platform/backup/back-up.ts';
import { restore } from '../platform/backup/restore.ts';
import { systemClock } from '../platform/clock.ts';
import type { Preparedness } from '../platform/database/migrate.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { prepare } from '../prepare.ts';
import type { Command } from './command-schema.ts';
import { LEFT_OUT_TABLES } from './left-out-tables.ts';
import { inWords } from './manifest-in-words.ts';

/** These work on the database as it is, up to date or not, and open nothing else on it. */
export type OfflineCommand = Extract<Command, { name: 'migrate' | 'back-up' | 'restore' }>;

type Premises = {
  /** The owner's. */
  databaseUrl: string;
  openStorage: () => Promise<Storage>;
  signal?: AbortSignal;
};

export function isOffline(command: Command): command is OfflineCommand {
  return ['migrate', 'back-up', 'restore'].includes(command.name);
}

export async function runOffline(
  { databaseUrl, openStorage, signal }: Premises,
  command: OfflineCommand,
  say: (line: string) => void,
): Promise<void> {
  switch (command.name) {
    case 'migrate':
      return say(howFar(await prepare(databaseUrl)));
    case 'back-up': {
      const [path] = command.args;
      const manifest = await backUp(path, {
        databaseUrl,
        storage: await openStorage(),
        version: await readVersion(),
        now: systemClock.now(),
        leaveOut: LEFT_OUT_TABLES,
        ...(signal && { signal }),
      });
      return say(`${path} holds ${inWords(manifest)}.`);
    }
    case 'restore': {
      const [path] = command.args;
      const storage = await openStorage();
      const options = { databaseUrl, storage, version: await readVersion(), isInUse };
      const restored = await restore(path, { ...options, replace: command.replace });
      await prepare(databaseUrl);
      say(`${inWords(restored.manifest)} are back, as of ${restored.manifest.madeAt}.`);
      const { newSteps, removedFiles } = restored;
      if (newSteps.length > 0) say(`They were brought up to date by ${newSteps.join(', ')}.`);
      if (removedFiles > 0) say(`Files removed that are not in it: ${removedFiles}.`);
      return say('Everybody has to sign in anew.');
    }
  }
}

function howFar({ before, wasEmpty, done }: Preparedness): string {
  const last = done.at(-1);
  if (last === undefined) {
    return before === undefined
      ? 'The database has tables of a newer version of Callboard; nothing was changed.'
      : `The database is up to date, at ${before}.`;
  }
  const from = wasEmpty
    ? 'The database was empty'
    : `The database was at ${before ?? 'another step'}`;
  return `${from} and is at ${last} now (${done.length} migrations).`;
}

async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select to_regclass('public.users') is not null as "hasTable"`,
  );
  if (!rows[0].hasTable) return false;
  return (await client.query('select from users limit 1')).rows.length > 0;
}

async function readVersion(): Promise<string> {
  const description = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return String(JSON.parse(description).version);
}
