import { placeOf } from './places.ts';

const ZONES: Record<string, string> = {
  au: 'Australia/Sydney',
  be: 'Europe/Brussels',
  br: 'America/Sao_Paulo',
  cz: 'Europe/Prague',
  de: 'Europe/Berlin',
  dk: 'Europe/Copenhagen',
  eg: 'Africa/Cairo',
  es: 'Europe/Madrid',
  fi: 'Europe/Helsinki',
  fr: 'Europe/Paris',
  gb: 'Europe/London',
  gh: 'Africa/Accra',
  gr: 'Europe/Athens',
  ie: 'Europe/Dublin',
  in: 'Asia/Kolkata',
  it: 'Europe/Rome',
  jo: 'Asia/Amman',
  jp: 'Asia/Tokyo',
  ke: 'Africa/Nairobi',
  kr: 'Asia/Seoul',
  ng: 'Africa/Lagos',
  nl: 'Europe/Amsterdam',
  no: 'Europe/Oslo',
  nz: 'Pacific/Auckland',
  pl: 'Europe/Warsaw',
  pt: 'Europe/Lisbon',
  se: 'Europe/Stockholm',
  // Unless the city is known to lie elsewhere.
  us: 'America/Chicago',
  za: 'Africa/Johannesburg',
};

export function timeZoneOf(countryId: string): string {
  return ZONES[countryId] ?? 'UTC';
}

export function timeZoneAt(home: { city: string; countryId: string }): string {
  return placeOf(home).timeZone ?? timeZoneOf(home.countryId);
}
