import { PICKS, type Pick } from '@callboard/contract/application-moves';
import { COLUMNS, type Column } from '../store/board-card.ts';

export const SORTS = ['fit', 'newest', 'oldest', 'rating', 'name'] as const;
export type Sort = (typeof SORTS)[number];
export type View = 'sheet' | 'board';
/** `none`: those one has not picked yet. */
export const PICK_CHOICES = [...PICKS, 'none'] as const;
export type PickChoice = Pick | 'none';

/** What of a board is shown, and how. All of it is in the address. */
export type Look = {
  view: View;
  column: Column | null;
  sort: Sort;
  name: string;
  picks: readonly PickChoice[];
  /** The team's average is at least this. */
  rating: number | null;
  tags: readonly string[];
  agencies: readonly string[];
  genders: readonly string[];
  ageFrom: number | null;
  ageTo: number | null;
  unions: readonly string[];
  hasFilm: boolean;
  /** At least so much of what was asked is met. */
  fits: number | null;
  needsConfirmation: boolean;
};

const PLAIN_LOOK: Look = {
  view: 'sheet',
  column: null,
  sort: 'fit',
  name: '',
  picks: [],
  rating: null,
  tags: [],
  agencies: [],
  genders: [],
  ageFrom: null,
  ageTo: null,
  unions: [],
  hasFilm: false,
  fits: null,
  needsConfirmation: false,
};

type Params = { [name: string]: string | string[] | undefined };

export function readLook(params: Params): Look {
  return {
    view: params.view === 'board' ? 'board' : 'sheet',
    column: oneOf(COLUMNS, params.status) ?? null,
    sort: oneOf(SORTS, params.sort) ?? PLAIN_LOOK.sort,
    name: listOf(params.name)[0] ?? '',
    picks: listOf(params.pick).flatMap((each) => oneOf(PICK_CHOICES, each) ?? []),
    rating: numberOf(params.rating),
    tags: listOf(params.tag),
    agencies: listOf(params.agency),
    genders: listOf(params.gender),
    ageFrom: numberOf(params.ageFrom),
    ageTo: numberOf(params.ageTo),
    unions: listOf(params.union),
    hasFilm: params.film === '1',
    fits: numberOf(params.fits),
    needsConfirmation: params.confirm === '1',
  };
}

/** Only what is not plain is said. */
export function writeLook(look: Look): Params {
  return {
    view: look.view === PLAIN_LOOK.view ? undefined : look.view,
    status: look.column ?? undefined,
    sort: look.sort === PLAIN_LOOK.sort ? undefined : look.sort,
    name: look.name === '' ? undefined : look.name,
    pick: several(look.picks),
    rating: look.rating?.toString(),
    tag: several(look.tags),
    agency: several(look.agencies),
    gender: several(look.genders),
    ageFrom: look.ageFrom?.toString(),
    ageTo: look.ageTo?.toString(),
    union: several(look.unions),
    film: look.hasFilm ? '1' : undefined,
    fits: look.fits?.toString(),
    confirm: look.needsConfirmation ? '1' : undefined,
  };
}

/** How many of the filters behind the button are set. */
export function countFilters(look: Look): number {
  const isSet = [
    look.name !== '',
    look.picks.length > 0,
    look.rating !== null,
    look.tags.length > 0,
    look.agencies.length > 0,
    look.genders.length > 0,
    look.ageFrom !== null || look.ageTo !== null,
    look.unions.length > 0,
    look.hasFilm,
    look.fits !== null,
    look.needsConfirmation,
  ];
  return isSet.filter(Boolean).length;
}

/** The same place, seen in the same way and order, with nothing left out. */
export function withoutFilters({ view, column, sort }: Look): Look {
  return { ...PLAIN_LOOK, view, column, sort };
}

function oneOf<Value extends string>(
  values: readonly Value[],
  said: string | string[] | undefined,
): Value | undefined {
  return values.find((value) => value === said);
}

function listOf(said: string | string[] | undefined): string[] {
  return said === undefined ? [] : [said].flat();
}

function numberOf(said: string | string[] | undefined): number | null {
  const number = typeof said === 'string' && said !== '' ? Number(said) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

function several(values: readonly string[]): string[] | undefined {
  return values.length === 0 ? undefined : [...values];
}
