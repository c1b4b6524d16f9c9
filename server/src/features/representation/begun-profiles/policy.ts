/** Minors are for businesses that an admin has verified. */
export function mayBeginMinors({ verifiedAt }: { verifiedAt: Date | null }): boolean {
  return verifiedAt !== null;
}
