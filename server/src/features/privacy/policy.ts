type Account = { role: string; deletedAt: Date | null };

/** Admins answer for what they decided: their accounts are ended from the command line. */
export function mayBeDeleted({ role }: Account): boolean {
  return role !== 'admin';
}

/** Nothing is left of whoever is deleted, and whoever has no address cannot be sent a link. */
export function canBeExported(account: Account & { email: string | null }): boolean {
  return account.deletedAt === null && account.email !== null;
}
