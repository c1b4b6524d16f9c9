import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';

export const agentProfiles = pgTable('agent_profiles', {
  id: id(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  jobTitle: text(),
  phone: text(),
  bio: text(),
  photoKey: text(),
  ...stamps(),
});
