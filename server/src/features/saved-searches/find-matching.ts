import type { TalentSearch } from '@callboard/contract/talent-search';
import type { Platform } from '../../platform/platform.ts';
import { openGazetteer } from '../places/gazetteer.ts';
import type { Searcher } from '../talent-search/asking/policy.ts';
import { readQuery } from '../talent-search/asking/read-query.ts';
import type { Filter } from '../talent-search/engine/query.ts';
import { talentIndexOf } from '../talent-search/index/current-index.ts';

type Owner = Omit<Searcher, 'ties'>;
type Asked = { search: TalentSearch; among?: readonly string[]; limit: number };

/** So that all that is committed by now is found, and not only what was a moment ago. */
export async function catchUp(platform: Platform): Promise<void> {
  const index = talentIndexOf(platform);
  await index.open();
  // One that is under way may have begun too early.
  await index.follow();
  await index.follow();
}

/**
 * Who matches, of those whom the owner sees as anybody in their place would: own talents and applicants
 * who hide themselves from others are no news to them.
 */
export async function findMatching(
  platform: Platform,
  owner: Owner,
  { search: { role: _, sort: __, ...search }, among, limit }: Asked,
): Promise<string[]> {
  const today = platform.clock.now().toISOString().slice(0, 10);
  const query = readQuery(
    { ...search, limit },
    { searcher: { ...owner, ties: [] }, gazetteer: openGazetteer(), today, role: undefined },
  );
  const onlyThese: Filter[] = among === undefined ? [] : [{ condition: { is: 'id', among } }];
  const { ids } = await talentIndexOf(platform).find({
    ...query,
    filters: [...query.filters, ...onlyThese],
    order: { by: 'created' },
    counted: [],
    told: [],
    steps: [],
    places: 0,
  });
  return ids;
}
