/** Demo accounts share a published password, so they only sign in where that is harmless. */
export function isDemoAddress(email: string): boolean {
  return email.toLowerCase().endsWith('@callboard.test');
}
