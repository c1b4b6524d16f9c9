import {
  FACETS,
  type Facet,
  LEVEL_SIGN,
  type TalentOrder,
  type TalentSearch,
  UPDATED_WITHIN,
} from '@callboard/contract/talent-search';
import { AppError } from '../../../platform/app-error.ts';
import { addDays, dayNumber } from '../../../platform/calendar.ts';
import type { RoleFacts } from '../../fit/facts.ts';
import type { Gazetteer } from '../../places/gazetteer.ts';
import type { Order, Query } from '../engine/query.ts';
import { foldWords } from '../fold-words.ts';
import { filtersOf } from './filters-of.ts';
import { readMark } from './mark.ts';
import { mayUseFacet, type Searcher, seenBy } from './policy.ts';
import { wishesOf } from './wishes-of.ts';

/** Words that are typed; more than these narrow nothing down. */
const WORDS = 8;
const NAMED_PLACES = 20;

/** Counted by their terms; places and days have columns of their own. */
const COUNTED = (Object.keys(FACETS) as Facet[]).filter(
  (facet) => facet !== 'place' && facet !== 'available' && facet !== 'updated',
);

/** What a card shows of them. */
const TOLD = ['union', 'verified', 'showreel', 'publicShowreel'];

type Given = {
  searcher: Searcher;
  gazetteer: Gazetteer;
  today: string;
  /** Of the role that was named. */
  role: RoleFacts | undefined;
};

/** A search as the engine understands it. */
export function readQuery(
  search: TalentSearch & { cursor?: string | undefined; limit: number },
  given: Given,
): Query {
  const { searcher, gazetteer, today, role } = given;
  const isPublicOnly = searcher.actor.user.role === 'talent';
  const filters = [...filtersOf(search, { gazetteer, today, isPublicOnly })];
  requireVisible(given, filters);
  const after = readMark(search.cursor);
  return {
    seen: seenBy(searcher),
    filters,
    words: foldWords(search.q ?? '').slice(0, WORDS),
    order: orderOf(search, { gazetteer, role }),
    limit: search.limit,
    ...(after !== undefined && { after }),
    counted: COUNTED.filter((facet) => mayUseFacet(searcher.actor, facet)).map((facet) =>
      facet === 'showreel' && isPublicOnly ? 'publicShowreel' : facet,
    ),
    told: TOLD,
    graded: (['skill', 'language', 'accent'] as const).flatMap((facet) =>
      (search[facet] ?? []).map((chosen) => `${facet}:${chosen.split(LEVEL_SIGN)[0]}`),
    ),
    steps: [
      {
        group: 'updated',
        column: 'updatedDay',
        least: UPDATED_WITHIN.map((days) => dayNumber(addDays(today, -days))),
      },
    ],
    places: NAMED_PLACES,
  };
}

function requireVisible({ searcher }: Given, filters: readonly { facet: Facet }[]): void {
  const refused = filters.filter(({ facet }) => !mayUseFacet(searcher.actor, facet));
  if (refused.length === 0) return;
  throw new AppError('INVALID_INPUT', {
    fields: Object.fromEntries(refused.map(({ facet }) => [facet, 'You cannot search by this'])),
  });
}

function orderOf(
  search: TalentSearch,
  { gazetteer, role }: Pick<Given, 'gazetteer' | 'role'>,
): Order {
  switch (usualOrder(search)) {
    case 'fit':
      return role === undefined ? { by: 'active' } : { by: 'wishes', wishes: wishesOf(role) };
    case 'nearest': {
      const number = search.place === undefined ? 0 : (gazetteer.numberOf(search.place) ?? 0);
      return { by: 'nearest', distances: gazetteer.distancesFrom(number) };
    }
    case 'name':
      return { by: 'name' };
    case 'newest':
      return { by: 'created' };
    case 'active':
      return { by: 'active' };
  }
}

/** Without a role nobody fits, and without a place nobody is near. */
function usualOrder({ sort, role, place }: TalentSearch): TalentOrder {
  if (sort === 'nearest' && place === undefined) return 'active';
  if (sort === 'fit' && role === undefined) return 'active';
  return sort ?? (role === undefined ? 'active' : 'fit');
}
