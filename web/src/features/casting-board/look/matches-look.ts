import { type BoardCard, columnOf } from '../store/board-card.ts';
import type { Look, PickChoice } from './look.ts';

export const SELF = 'Self';

type Test = (card: BoardCard) => boolean;

/** Whether a card is among those asked for. Only what is asked is looked at. */
export function matcherOf(look: Look): Test {
  const tests: Test[] = [];
  const { column, rating, fits, ageFrom, ageTo } = look;
  if (column !== null) tests.push((card) => columnOf(card) === column);
  if (look.name.trim() !== '') tests.push(nameTest(look.name));
  if (look.picks.length > 0) {
    const picks = new Set<PickChoice>(look.picks);
    tests.push(({ own }) => picks.has(own.pick ?? 'none'));
  }
  if (rating !== null) tests.push((card) => (card.rating.average ?? 0) >= rating);
  if (look.tags.length > 0) tests.push(({ tags }) => tags.some((tag) => look.tags.includes(tag)));
  if (look.agencies.length > 0) {
    tests.push(({ agencyName }) => look.agencies.includes(agencyName ?? SELF));
  }
  if (look.genders.length > 0) tests.push(({ gender }) => look.genders.includes(gender ?? ''));
  if (ageFrom !== null) tests.push((card) => (card.playingAgeMax ?? -1) >= ageFrom);
  if (ageTo !== null) tests.push((card) => (card.playingAgeMin ?? Infinity) <= ageTo);
  if (look.unions.length > 0) {
    tests.push(({ unionIds }) => unionIds.some((id) => look.unions.includes(id)));
  }
  if (look.hasFilm) tests.push((card) => card.reelMs !== null || card.hasSelfTape);
  if (fits !== null) tests.push(({ fit }) => fit.met >= fits);
  if (look.needsConfirmation) tests.push((card) => card.needsConfirmation);
  return (card) => tests.every((test) => test(card));
}

/** Every word typed begins or is within a word of the name, accents or not. */
function nameTest(typed: string): Test {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return (card) => {
    const name = plainName(card);
    return words.every((word) => name.includes(word));
  };
}

const plainNames = new WeakMap<BoardCard, string>();

function plainName(card: BoardCard): string {
  const known = plainNames.get(card);
  if (known !== undefined) return known;
  const name = plain(card.name);
  plainNames.set(card, name);
  return name;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
