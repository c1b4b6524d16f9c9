const LOCALE = 'en-GB';

/** '£450', '€1,200.50': from minor units, of which a currency has two, none or three digits. */
export function money(minorUnits: number, currency: string | null): string {
  if (currency === null) return new Intl.NumberFormat(LOCALE).format(minorUnits / 100);
  const format = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minorUnits / 10 ** digits);
}
