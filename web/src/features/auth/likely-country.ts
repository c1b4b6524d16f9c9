/** The country that the browser's language speaks of: `en-GB` → `gb`. A guess, to be corrected. */
export function likelyCountryId(languages: readonly string[] = navigator.languages): string {
  const regions = languages.map((language) => new Intl.Locale(language).region?.toLowerCase());
  return regions.find((region) => region !== undefined && /^[a-z]{2}$/.test(region)) ?? '';
}
