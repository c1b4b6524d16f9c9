import { type SQL, sql } from 'drizzle-orm';
import { productionCollaborators, productions } from './tables.ts';

/**
 * Whether a row of `productions` is one that this client works on: they made it, or they take part
 * in it. Goes into the condition of every list that shows clients something of their productions.
 * A list of ids rather than an `or`, so that both halves come from their index.
 */
export function isVisibleProduction(userId: string): SQL {
  return sql`${productions.id} in (
    select ${productions.id} from ${productions} where ${productions.createdByUserId} = ${userId}
    union all
    select ${productionCollaborators.productionId} from ${productionCollaborators}
    where ${productionCollaborators.userId} = ${userId}
  )`;
}

/** What talents and agents read: a confidential production goes by its code name. */
export const titleForOutsiders = sql<string>`case when ${productions.isConfidential} then ${productions.codeName} else ${productions.title} end`;
