const ZONES: Record<string, string> = {
  gb: 'Europe/London',
  ie: 'Europe/Dublin',
  es: 'Europe/Madrid',
  fr: 'Europe/Paris',
  no: 'Europe/Oslo',
  pl: 'Europe/Warsaw',
  pt: 'Europe/Lisbon',
  se: 'Europe/Stockholm',
  // Everyone in the demo's America lives in the middle of it.
  us: 'America/Chicago',
};

export function timeZoneOf(countryId: string): string {
  return ZONES[countryId] ?? 'UTC';
}
