import { readFileSync } from 'node:fs';
import type { Place } from '@callboard/contract/places';
import { foldText } from '../fit/fold-text.ts';

/** As people call them, where the list has another name. */
const KNOWN_AS: Record<string, string> = {
  'new york': 'new york city',
  'saint petersburg': 'st petersburg',
};

const EARTH_RADIUS_KM = 6371;

/** Of 200 kB each: most people ask around the same few towns. */
const KEPT_DISTANCES = 50;

/**
 * Towns of more than 5,000 people, the largest first (cities.tsv: GeoNames, CC BY 4.0). A place has a
 * number, from 1 on; its id is that of GeoNames, which stays where the list is made anew.
 */
export class Gazetteer {
  readonly #places: (Place & { latitude: number; longitude: number })[];
  /** Made when they are first asked for: each thread has a gazetteer, and asks for some of it. */
  #numbers: Map<string, number> | undefined;
  #byId: Map<number, number> | undefined;
  #folded: string[] | undefined;
  readonly #distances = new Map<number, Float32Array>();

  constructor(lines: readonly string[]) {
    this.#places = lines.map((line) => {
      const [id, name = '', countryId = '', region = '', latitude, longitude] = line.split('\t');
      return {
        id: Number(id),
        name,
        countryId,
        region: region === '' ? null : region,
        latitude: Number(latitude),
        longitude: Number(longitude),
      };
    });
  }

  get size(): number {
    return this.#places.length;
  }

  at(number: number): Place | undefined {
    const found = this.#places[number - 1];
    return (
      found && { id: found.id, name: found.name, region: found.region, countryId: found.countryId }
    );
  }

  numberOf(id: number): number | undefined {
    this.#byId ??= new Map(this.#places.map((place, index) => [place.id, index + 1]));
    return this.#byId.get(id);
  }

  /** Of a town as someone wrote it. */
  find(city: string, countryId: string | null): number | undefined {
    const folded = foldText(city);
    this.#numbers ??= this.#nameAll();
    return this.#numbers.get(`${countryId ?? ''}/${KNOWN_AS[folded] ?? folded}`);
  }

  #nameAll(): Map<string, number> {
    const numbers = new Map<string, number>();
    this.#places.forEach(({ name, countryId }, index) => {
      const folded = foldText(name);
      for (const key of [`${countryId}/${folded}`, `/${folded}`]) {
        // The largest of a name comes first.
        if (!numbers.has(key)) numbers.set(key, index + 1);
      }
    });
    return numbers;
  }

  /** Kilometres from one place to each, by number. */
  distancesFrom(number: number): Float32Array {
    const known = this.#distances.get(number);
    if (known !== undefined) return known;
    const distances = this.#measureFrom(number);
    if (this.#distances.size >= KEPT_DISTANCES) this.#distances.clear();
    this.#distances.set(number, distances);
    return distances;
  }

  #measureFrom(number: number): Float32Array {
    // Shared with the thread of the talent index, not copied to it.
    const bytes = (this.#places.length + 1) * Float32Array.BYTES_PER_ELEMENT;
    const distances = new Float32Array(new SharedArrayBuffer(bytes));
    const from = this.#places[number - 1];
    if (from === undefined) return distances.fill(Number.MAX_VALUE);
    this.#places.forEach((place, index) => {
      distances[index + 1] = kilometres(from, place);
    });
    return distances;
  }

  largestOf(countryId: string, limit: number): Place[] {
    return this.#places.filter((place) => place.countryId === countryId).slice(0, limit);
  }

  beginningWith(text: string, limit: number): Place[] {
    const folded = foldText(text);
    if (folded === '') return [];
    this.#folded ??= this.#places.map(({ name }) => foldText(name));
    const found: Place[] = [];
    for (let index = 0; index < this.#folded.length && found.length < limit; index += 1) {
      const place = this.#folded[index]?.startsWith(folded) ? this.at(index + 1) : undefined;
      if (place !== undefined) found.push(place);
    }
    return found;
  }
}

type Point = { latitude: number; longitude: number };

function kilometres(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

let gazetteer: Gazetteer | undefined;

/** Read when a place is first asked for. */
export function openGazetteer(): Gazetteer {
  gazetteer ??= new Gazetteer(
    readFileSync(new URL('cities.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  return gazetteer;
}
