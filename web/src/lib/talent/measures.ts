import type { CurrentUser } from '@callboard/contract/auth';

/** Everything is stored metric and read in the viewer's own units. */
export type Units = CurrentUser['units'];

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const KG_PER_POUND = 0.45359237;
const KM_PER_MILE = 1.609344;

export const toPounds = (kg: number) => Math.round(kg / KG_PER_POUND);
export const fromPounds = (pounds: number) => Math.round(pounds * KG_PER_POUND);

/** To the half inch, as tailors do. */
export const toInches = (cm: number) => Math.round((cm / CM_PER_INCH) * 2) / 2;
export const fromInches = (inches: number) => Math.round(inches * CM_PER_INCH);

export const toMiles = (km: number) => Math.round(km / KM_PER_MILE);
export const fromMiles = (miles: number) => Math.round(miles * KM_PER_MILE);

/** `5'7` for 170, as it is typed. */
export function toFeet(cm: number): string {
  const { feet, inches } = feetAndInches(cm);
  return `${feet}'${inches}`;
}

export const fromFeet = (feet: number, inches: number) =>
  fromInches(feet * INCHES_PER_FOOT + inches);

export function heightIn(units: Units, cm: number): string {
  if (units === 'metric') return `${cm} cm`;
  const { feet, inches } = feetAndInches(cm);
  return `${feet}′ ${inches}″`;
}

export function weightIn(units: Units, kg: number): string {
  return units === 'metric' ? `${kg} kg` : `${toPounds(kg)} lb`;
}

export function sizeIn(units: Units, cm: number): string {
  return units === 'metric' ? `${cm} cm` : `${toInches(cm)}″`;
}

export function distanceIn(units: Units, km: number): string {
  return units === 'metric' ? `${km} km` : `${toMiles(km)} miles`;
}

/** `1:48`, `1:02:05`. */
export function playingTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

function feetAndInches(cm: number): { feet: number; inches: number } {
  const inches = Math.round(cm / CM_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}
