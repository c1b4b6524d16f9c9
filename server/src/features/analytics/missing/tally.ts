import { MISSABLE_FIELDS } from './missable-fields.ts';

export type MissedRow = { talentProfileId: string; day: string; field: string; searches: number };

const FIELDS = MISSABLE_FIELDS.map(({ field }) => field);

/** How many searches missed whom for what on which day: one number each, however many there are. */
export class Tally {
  readonly #profiles: ReadonlyMap<string, number>;
  readonly #days: ReadonlyMap<string, number>;
  readonly #counts: Uint32Array;

  constructor(profileIds: readonly string[], days: readonly string[]) {
    this.#profiles = new Map(profileIds.map((id, at) => [id, at]));
    this.#days = new Map(days.map((day, at) => [day, at]));
    this.#counts = new Uint32Array(profileIds.length * days.length * FIELDS.length);
  }

  add({ talentProfileId, day, field, searches }: MissedRow): void {
    const profile = this.#profiles.get(talentProfileId);
    const at = this.#days.get(day);
    if (profile === undefined || at === undefined) return;
    const place = this.#placeOf(profile, at) + FIELDS.indexOf(field);
    this.#counts[place] = (this.#counts[place] ?? 0) + searches;
  }

  /** In the order of the profiles that it was begun with. */
  *rows(): Generator<MissedRow> {
    for (const [talentProfileId, profile] of this.#profiles) {
      for (const [day, at] of this.#days) {
        for (const [number, field] of FIELDS.entries()) {
          const searches = this.#counts[this.#placeOf(profile, at) + number] ?? 0;
          if (searches > 0) yield { talentProfileId, day, field, searches };
        }
      }
    }
  }

  #placeOf(profile: number, day: number): number {
    return (profile * this.#days.size + day) * FIELDS.length;
  }
}
