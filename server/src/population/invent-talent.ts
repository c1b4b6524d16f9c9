import {
  ACCENT_LEVELS,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@callboard/contract/professional-info';
import { accents } from '../features/reference-data/vocabulary/accents.ts';
import { bodyTypes } from '../features/reference-data/vocabulary/body-types.ts';
import { ethnicities } from '../features/reference-data/vocabulary/ethnicities.ts';
import { eyeColors } from '../features/reference-data/vocabulary/eye-colors.ts';
import { hairColors, hairLengths } from '../features/reference-data/vocabulary/hair.ts';
import { languages } from '../features/reference-data/vocabulary/languages.ts';
import { skills } from '../features/reference-data/vocabulary/skills.ts';
import { talentCategories } from '../features/reference-data/vocabulary/talent-categories.ts';
import type { Term } from '../features/reference-data/vocabulary/term.ts';
import { unionMemberships, unions } from '../features/reference-data/vocabulary/unions.ts';
import { addDays } from '../platform/calendar.ts';
import { formatUuid } from '../platform/ids.ts';
import { INVENTED_CATEGORIES, type InventedTalent } from './invented-talent.ts';
import { FIRST_NAMES, LAST_NAMES, ROLE_WORDS, TITLE_WORDS } from './names.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ADULT_YEARS = 18;

/** Towns of a country, the largest first. */
export type Towns = { countryId: string; share: number; cities: readonly string[] }[];

type Given = { random: () => number; number: number; now: Date; towns: Towns };

/** Somebody who might be on a casting platform: a few of everything are frequent, most are rare. */
export function inventTalent(given: Given): InventedTalent {
  const { number, now, towns } = given;
  const draw = new Draw(given.random);
  const age = 4 + Math.floor(draw.low() * 76);
  const gender = draw.chance(0.5) ? 'woman' : draw.chance(0.94) ? 'man' : 'non_binary';
  const town = draw.share(towns);
  const createdAt = new Date(now.getTime() - Math.floor(draw.low(2) * 2500 * DAY_MS));
  const sinceThen = now.getTime() - createdAt.getTime();
  const playing = Math.max(0, age - draw.below(8));
  const [firstName, lastName] = [draw.early(FIRST_NAMES), draw.early(LAST_NAMES)];
  return {
    number,
    userId: draw.id(now),
    profileId: draw.id(now),
    firstName,
    lastName,
    stageName: draw.chance(0.12) ? `${draw.early(FIRST_NAMES)} ${draw.early(LAST_NAMES)}` : null,
    isProfessional: draw.chance(0.08),
    isIdentified: draw.chance(0.15),
    gender,
    gendersPlayed: draw.chance(0.06) ? ['woman', 'man'] : [],
    dateOfBirth: addDays(now.toISOString().slice(0, 10), -age * 365 - draw.below(365)),
    playingAgeMin: playing,
    playingAgeMax: Math.min(120, age + 1 + draw.below(10)),
    countryId: town.countryId,
    city: draw.early(town.cities),
    headline: `${draw.early(ROLE_WORDS)} with a ${draw.early(TITLE_WORDS).toLowerCase()} voice`,
    categoryIds: [
      ...new Set([
        ...(age < ADULT_YEARS && draw.chance(0.7) ? ['child-performer'] : []),
        ...(draw.chance(0.6) ? ['actor'] : []),
        draw.early(talentCategories).id,
      ]),
    ],
    visibility: draw.chance(0.55) ? 'public' : draw.chance(0.93) ? 'professionals' : 'hidden',
    createdAt,
    updatedAt: new Date(createdAt.getTime() + Math.floor((1 - draw.low(2)) * sinceThen)),
    heightCm: age < 14 ? 70 + age * 6 + draw.below(12) : 148 + draw.below(26) + draw.below(26),
    bodyTypeId: draw.early(bodyTypes).id,
    ethnicityIds: draw.several(ethnicities, 1 + draw.below(2)),
    eyeColorId: draw.early(eyeColors).id,
    hairColorId: draw.early(hairColors).id,
    hairLengthId: draw.early(hairLengths).id,
    skills: draw.several(skills, draw.below(10)).map((id) => [id, draw.early(SKILL_LEVELS)]),
    languages: draw
      .several(languages, 1 + Math.floor(draw.low(2) * 4))
      .map((id) => [id, draw.of(LANGUAGE_LEVELS)]),
    accents: draw.several(accents, draw.below(5)).map((id) => [id, draw.early(ACCENT_LEVELS)]),
    unions: draw
      .several(unions, draw.chance(0.35) ? 1 : 0)
      .map((id) => [id, draw.early(unionMemberships).id]),
    credits: Array.from({ length: Math.floor(draw.low(2) * 8) }, () => ({
      id: draw.id(now),
      category: draw.of(INVENTED_CATEGORIES),
      production: `The ${draw.early(TITLE_WORDS)} ${draw.early(TITLE_WORDS)}`,
      role: `${draw.early(ROLE_WORDS)} ${draw.early(LAST_NAMES)}`,
      year: now.getUTCFullYear() - draw.below(20),
    })),
    reelId: draw.chance(0.3) ? draw.id(now) : null,
    bookedOut: Array.from({ length: draw.chance(0.15) ? 1 + draw.below(3) : 0 }, () => {
      const from = addDays(now.toISOString().slice(0, 10), draw.below(200));
      return { id: draw.id(now), from, to: addDays(from, draw.below(20)) };
    }),
  };
}

/** Chances, from one source. */
class Draw {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  /** From 0 to 1, the greater the rarer. */
  low(power = 1.6): number {
    return this.#random() ** power;
  }

  of<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T;
  }

  /** The first of a list are by far the most frequent. */
  early<T>(from: readonly T[]): T {
    return from[Math.floor(this.low(3) * from.length)] as T;
  }

  several(from: readonly Term[], count: number): string[] {
    return [...new Set(Array.from({ length: count }, () => this.early(from).id))];
  }

  share<T extends { share: number }>(from: readonly T[]): T {
    let rest = this.#random() * from.reduce((sum, { share }) => sum + share, 0);
    for (const one of from) {
      rest -= one.share;
      if (rest < 0) return one;
    }
    return from[0] as T;
  }

  /** As `newId` makes them, and the same on every run. */
  id(now: Date): string {
    const bytes = Buffer.alloc(16);
    for (let at = 4; at < 16; at += 4)
      bytes.writeUInt32BE(Math.floor(this.#random() * 2 ** 32), at);
    bytes.writeUIntBE(now.getTime(), 0, 6);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return formatUuid(bytes);
  }
}
