import { random } from '../portraits/random.ts';
import type { Heritage } from './heritage.ts';
import { personKey } from './person-key.ts';

type Gender = 'f' | 'm' | 'n';

/** What someone mostly does. */
export type Kind =
  | 'actor'
  | 'voice'
  | 'dancer'
  | 'singer'
  | 'musician'
  | 'presenter'
  | 'comedian'
  | 'stunt'
  | 'capture'
  | 'model'
  | 'puppeteer'
  | 'background'
  | 'variety'
  | 'child'
  | 'crew';

export type Talent = {
  key: string;
  firstName: string;
  lastName: string;
  kind: Kind;
  gender: Gender;
  age: number;
  /** Nobody asks crew how old they look. */
  playingAge: readonly [min: number, max: number] | null;
  city: string;
  countryId: string;
  heritage: readonly Heritage[];
  headline: string;
  /** Keeps the profile of a child. */
  guardian?: { firstName: string; lastName: string };
  /** Of the list of crew roles. */
  craft?: string;
};

type Line = [firstName: string, lastName: string, gender: Gender, age: number];
type Range = readonly [min: number, max: number];
type Home = string;
/** 'igbo', or 'igbo/british' of two. */
type Roots = Heritage | `${Heritage}/${Heritage}`;

export function performer(kind: Kind) {
  return (
    ...[first, last, gender, age, range, home, roots, headline]: [
      ...Line,
      Range,
      Home,
      Roots,
      string,
    ]
  ): Talent => person(first, last, home, roots, { kind, gender, age, playingAge: range, headline });
}

export function child(
  ...[first, last, gender, age, range, home, roots, headline, guardian]: [
    ...Line,
    Range,
    Home,
    Roots,
    string,
    NonNullable<Talent['guardian']>,
  ]
): Talent {
  const rest = { kind: 'child' as const, gender, age, playingAge: range, headline, guardian };
  return person(first, last, home, roots, rest);
}

export function crew(
  ...[first, last, gender, age, home, roots, headline, craft]: [
    ...Line,
    Home,
    Roots,
    string,
    string,
  ]
): Talent {
  const rest = { kind: 'crew' as const, gender, age, playingAge: null, headline, craft };
  return person(first, last, home, roots, rest);
}

/** A performer of whom it is enough to say how old they are: they play a few years around it. */
export function someone(
  ...[kind, first, last, gender, age, home, roots, headline]: [Kind, ...Line, Home, Roots, string]
): Talent {
  const dice = random(`playing age ${first} ${last}`);
  const younger = 2 + Math.floor(dice.next() * (age > 25 ? 5 : 3));
  const older = 2 + Math.floor(dice.next() * (age > 25 ? 6 : 4));
  return performer(kind)(
    first,
    last,
    gender,
    age,
    [age - younger, age + older],
    home,
    roots,
    headline,
  );
}

function person(
  firstName: string,
  lastName: string,
  home: Home,
  roots: Roots,
  rest: Omit<Talent, 'key' | 'firstName' | 'lastName' | 'city' | 'countryId' | 'heritage'>,
): Talent {
  const [city = '', countryId = ''] = home.split(', ');
  const heritage = roots.split('/') as Heritage[];
  const key = personKey({ firstName, lastName });
  return { key, firstName, lastName, city, countryId, heritage, ...rest };
}
