import type { TalentResults, TalentSearch } from '@callboard/contract/talent-search';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recorderOf } from './current-recorder.ts';
import type { Noted } from './recorder.ts';
import { storedSearch } from './stored-search.ts';

type Asked = TalentSearch & { cursor?: string | undefined; limit: number };

/**
 * Notes that casting searched, and whom a page showed. The search itself counts with its first page;
 * agents find their own talents without it meaning anything.
 */
export function recordSearch(
  platform: Platform,
  { user }: Actor,
  asked: Asked,
  { items }: Pick<TalentResults, 'items'>,
): void {
  if (user.role !== 'client' && user.role !== 'agent') return;
  // Asked for how many there are, without a face to look at.
  if (asked.limit === 1) return;
  const common = { viewer: { role: user.role, key: user.id }, search: storedSearch(asked) };
  const made: Noted[] = asked.cursor === undefined ? [{ kind: 'search_made', ...common }] : [];
  const found = items
    .filter(({ isOwn }) => !isOwn)
    .map(({ id }): Noted => ({ kind: 'search_appearance', talentProfileId: id, ...common }));
  const page = [user.id, common.search.key, ...items.map(({ id }) => id)];
  recorderOf(platform).notePage(page, [...made, ...found]);
}
