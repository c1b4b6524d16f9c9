import type { TalentSearch } from '@callboard/contract/talent-search';
import { type Gazetteer, openGazetteer } from '../../places/gazetteer.ts';
import { filtersOf } from '../../talent-search/asking/filters-of.ts';
import { type Searcher, seenBy } from '../../talent-search/asking/policy.ts';
import { Draft } from '../../talent-search/engine/draft.ts';
import type { Entry } from '../../talent-search/engine/entry.ts';
import type { Condition, Query } from '../../talent-search/engine/query.ts';
import { Search } from '../../talent-search/engine/search.ts';
import { Store } from '../../talent-search/engine/store.ts';
import { lacking, MISSABLE, MISSABLE_FIELDS, type Missable } from './missable-fields.ts';

/** Somebody of the trade whom nothing connects with anybody: what they see, every searcher saw. */
const PROFESSIONAL: Searcher = {
  actor: { user: { role: 'client', verifiedProfessionalStatus: 'none' } },
  isOfVerifiedAgency: false,
  ties: [],
};

type Missed = { field: string; talentProfileIds: string[] };

/** A small index of its own: who was missed by a search for one thing that their profile leaves unsaid. */
export class MissedIndex {
  readonly #search: Search;
  readonly #size: number;
  readonly #lacking: ReadonlyMap<string, Condition>;
  readonly #gazetteer: Gazetteer = openGazetteer();

  constructor(entries: readonly Entry[]) {
    const draft = new Draft();
    for (const entry of entries) draft.add(entry);
    const terms = new Set(entries.flatMap((entry) => entry.terms));
    this.#search = new Search(new Store(draft.finish()));
    this.#size = entries.length;
    this.#lacking = new Map(MISSABLE_FIELDS.map((one) => [one.field, lacking(one, terms)]));
  }

  /** Those who meet all else that was asked for and say nothing of this, field by field. */
  findMissed(search: TalentSearch, today: string): Missed[] {
    const filters = [
      ...filtersOf(search, { gazetteer: this.#gazetteer, today, isPublicOnly: false }),
    ];
    const asked = new Set(filters.map(({ facet }) => MISSABLE[facet]));
    return [...asked].flatMap((missable) => {
      if (missable === undefined) return [];
      const others = filters.filter(({ facet }) => MISSABLE[facet] !== missable);
      return [{ field: missable.field, talentProfileIds: this.#find(others, missable) }];
    });
  }

  #find(others: Query['filters'], { field }: Missable): string[] {
    const condition = this.#lacking.get(field);
    if (condition === undefined) return [];
    return this.#search.find({
      seen: seenBy(PROFESSIONAL),
      filters: [...others, { condition }],
      words: [],
      order: { by: 'created' },
      limit: this.#size,
      counted: [],
      graded: [],
      steps: [],
      told: [],
      places: 0,
    }).ids;
  }
}
