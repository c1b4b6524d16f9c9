import type { Queryable } from './database.ts';

type Statements = Map<string, unknown>;
const statementsOf = new WeakMap<Queryable, Statements>();

/**
 * A statement of a query that is asked all the time: built once for this database, and planned once
 * per connection under its name.
 */
export function prepared<Statement>(
  db: Queryable,
  name: string,
  build: () => Statement,
): Statement {
  const statements = statementsOf.get(db) ?? new Map<string, unknown>();
  statementsOf.set(db, statements);
  const known = statements.get(name) ?? build();
  statements.set(name, known);
  return known as Statement;
}
