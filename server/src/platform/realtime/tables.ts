import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';

/**
 * Events too large for NOTIFY, left here by the adapter for the other servers to fetch. The adapter
 * writes it with its own SQL, so the columns and their defaults are as it expects them.
 */
export const socketIoAttachments = pgTable(
  'socket_io_attachments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    createdAt: instant().notNull().defaultNow(),
    payload: bytes(),
  },
  // Swept soon after.
  (table) => [index('socket_io_attachments_created').on(table.createdAt)],
);
