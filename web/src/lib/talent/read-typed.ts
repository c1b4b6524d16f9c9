import { fromFeet } from './measures.ts';

/** Nothing is none, and what is no number is not one. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  return trimmed === '' ? null : Number(trimmed);
}

/** In centimetres. `5'7`, `5 7`, `5 ft 7 in`, `5'7"` and `5'` are heights; others are no number. */
export function readHeight(text: string): number | null {
  if (text.trim() === '') return null;
  const found = /^(\d+)(?:\s*(?:'|’|ft|feet)\s*|\s+)(?:(\d+(?:\.\d+)?)\s*(?:"|”|in|'')?)?$/.exec(
    text.trim(),
  );
  return found === null ? Number.NaN : fromFeet(Number(found[1]), Number(found[2] ?? 0));
}

/** With commas between them; each once. */
export function readCities(text: string): string[] {
  const cities = text.split(',').map((city) => city.trim());
  return [...new Set(cities.filter((city) => city !== ''))];
}
