/** Addresses of the demo end in a domain that no mail ever reaches. */
export function demoEmail(key: string): string {
  return `${key}@callboard.test`;
}
