import { LIMITS } from '@callboard/contract/limits';
import type { SearchResult } from '@callboard/contract/search';
import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { leastLikeness } from './likeness.ts';
import { findHits, measure } from './queries.ts';

/**
 * Up to so many applications are looked through one by one. Whoever sees more finds people by name
 * first, and only then what they applied to.
 */
const FEW_APPLICATIONS = 500;

/** Sorts behind every text that begins with what stands before it. */
const LAST_CHARACTER = '\uffff';

/** A client searches the productions they made or work on, the roles in them and who applied. */
export async function searchOwn(
  platform: Platform,
  actor: Actor,
  query: string,
): Promise<SearchResult> {
  const userId = actor.user.id;
  return platform.transaction(async (tx) => {
    const { folded, applicationCount } = await measure(tx, userId, query, FEW_APPLICATIONS + 1);
    if (folded === '') return { productions: [], roles: [], applications: [] };
    return findHits(tx, applicationCount <= FEW_APPLICATIONS ? 'few' : 'many', {
      userId,
      folded,
      past: folded + LAST_CHARACTER,
      within: `%${folded}%`,
      word: `% ${folded}%`,
      leastLikeness: leastLikeness(folded),
      limit: LIMITS.searchHits,
    });
  });
}
