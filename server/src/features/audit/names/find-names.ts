import type { Queryable } from '../../../platform/database/database.ts';
import type { Entry } from '../queries.ts';
import { LISTS, listPeople } from './queries.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export type Names = { ofPerson: Map<string, string>; ofTarget: (entry: Entry) => string | null };

/** Who the people and things of these entries are today: one query a kind, however many entries. */
export async function findNames(db: Queryable, entries: readonly Entry[]): Promise<Names> {
  const people = entries.flatMap((entry) => [entry.actorUserId, entry.onBehalfOfUserId]);
  const targets = Map.groupBy(entries, ({ targetKind }) => targetKind);
  const [ofPerson, ...ofKinds] = await Promise.all([
    namesBy(listPeople, db, people),
    ...[...targets].map(async ([kind, those]) => {
      const ids = those.map(({ targetId }) => targetId);
      return [kind, await namesBy(LISTS[kind], db, ids)] as const;
    }),
  ]);
  const byKind = new Map(ofKinds);
  return {
    ofPerson,
    ofTarget: ({ targetKind, targetId }) => byKind.get(targetKind)?.get(targetId) ?? null,
  };
}

/** What was never an id of ours names nothing. */
async function namesBy(
  list: typeof listPeople | undefined,
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const asked = [...new Set(ids)].filter((id) => id !== null && UUID.test(id)) as string[];
  if (list === undefined || asked.length === 0) return new Map();
  return new Map((await list(db, asked)).map(({ id, name }) => [id, name]));
}
