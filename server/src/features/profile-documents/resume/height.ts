import type { CurrentUser } from '@callboard/contract/auth';

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** In the reader's units; in both for a reader of whom nothing is known. */
export function heightIn(units: CurrentUser['units'] | undefined, cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  const feet = `${Math.floor(inches / INCHES_PER_FOOT)}′${inches % INCHES_PER_FOOT}″`;
  if (units === 'imperial') return feet;
  return units === 'metric' ? `${cm} cm` : `${cm} cm / ${feet}`;
}
