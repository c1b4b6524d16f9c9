import type { AuditEntry } from '@callboard/contract/audit';
import type { Names } from './names/find-names.ts';
import type { Entry } from './queries.ts';

/** Whoever is gone altogether still did it. */
const NOBODY_NOW = 'Somebody who is gone';

export function presentEntry(entry: Entry, names: Names): AuditEntry {
  const person = (id: string | null) =>
    id === null ? null : { id, name: names.ofPerson.get(id) ?? NOBODY_NOW };
  return {
    id: entry.id,
    at: entry.createdAt.toISOString(),
    actor: person(entry.actorUserId),
    onBehalfOf: person(entry.onBehalfOfUserId),
    act: entry.act,
    target: { kind: entry.targetKind, id: entry.targetId, name: names.ofTarget(entry) },
    difference: entry.difference as AuditEntry['difference'],
    address: entry.address,
  };
}
