import type { CurrentUser } from '@callboard/contract/auth';

export type Units = CurrentUser['units'];

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const KG_PER_POUND = 0.45359237;
const KM_PER_MILE = 1.609344;

/** Everything is stored metric and read in the viewer's own units. */
export function heightIn(units: Units, cm: number): string {
  if (units === 'metric') return `${cm} cm`;
  const inches = Math.round(cm / CM_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)}′ ${inches % INCHES_PER_FOOT}″`;
}

export function weightIn(units: Units, kg: number): string {
  return units === 'metric' ? `${kg} kg` : `${Math.round(kg / KG_PER_POUND)} lb`;
}

/** To the half inch, as tailors do. */
export function sizeIn(units: Units, cm: number): string {
  return units === 'metric' ? `${cm} cm` : `${Math.round((cm / CM_PER_INCH) * 2) / 2}″`;
}

export function distanceIn(units: Units, km: number): string {
  return units === 'metric' ? `${km} km` : `${Math.round(km / KM_PER_MILE)} miles`;
}

/** `1:48` */
export function playingTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
