import type { CurrentUser } from '@callboard/contract/auth';
import { readNumber } from './check-fields.ts';

export type Units = CurrentUser['units'];

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const KG_PER_POUND = 0.45359237;
const KM_PER_MILE = 1.609344;

/** `5'7` for 170: feet and inches, as they are typed. */
export function toFeet(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)}'${inches % INCHES_PER_FOOT}`;
}

/** Undefined where it is no height: `5'7`, `5 7`, `5 ft 7 in`, `5'7"` and `5'` are. */
export function readFeet(text: string): number | undefined {
  const found = /^(\d+)(?:\s*(?:'|’|ft|feet)\s*|\s+)(?:(\d+(?:\.\d+)?)\s*(?:"|”|in|'')?)?$/.exec(
    text.trim(),
  );
  if (found === null) return undefined;
  const inches = Number(found[1]) * INCHES_PER_FOOT + Number(found[2] ?? 0);
  return Math.round(inches * CM_PER_INCH);
}

export const toPounds = (kg: number) => Math.round(kg / KG_PER_POUND);
export const fromPounds = (pounds: number) => Math.round(pounds * KG_PER_POUND);

/** To the half inch, as tailors do. */
export const toInches = (cm: number) => Math.round((cm / CM_PER_INCH) * 2) / 2;
export const fromInches = (inches: number) => Math.round(inches * CM_PER_INCH);

export const toMiles = (km: number) => Math.round(km / KM_PER_MILE);
export const fromMiles = (miles: number) => Math.round(miles * KM_PER_MILE);

/** Reads a measure as it was typed in the viewer's units. */
export const converted = (convert: (measure: number) => number) => (typed: unknown) => {
  const measure = readNumber(typed);
  return typeof measure === 'number' ? convert(measure) : measure;
};
