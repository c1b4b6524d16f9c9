import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns.ts';

/** Append-only: the application's database role may insert and read, nothing else. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    /** No foreign keys: the trail outlives the people and things it speaks of. */
    actorUserId: uuid(),
    onBehalfOfUserId: uuid(),
    act: text().notNull(),
    targetKind: text().notNull(),
    targetId: text().notNull(),
    difference: jsonb(),
    address: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // The trail as a whole, newest first.
    index('audit_entries_time').on(table.createdAt, table.id),
    // What one person did.
    index('audit_entries_actor').on(table.actorUserId, table.createdAt),
    // What others did for one person.
    index('audit_entries_on_behalf').on(table.onBehalfOfUserId, table.createdAt),
    // One kind of act, and which kinds there are.
    index('audit_entries_act').on(table.act.op('text_pattern_ops'), table.createdAt),
    // What happened to one thing.
    index('audit_entries_target').on(table.targetKind, table.targetId, table.createdAt),
  ],
);
