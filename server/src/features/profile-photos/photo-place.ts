import type { Transaction } from '../../platform/database/database.ts';

/** Where a profile keeps its photo. Each kind of profile offers one. */
export type PhotoPlace = {
  /** As the audit calls it: `client-profile`. */
  kind: string;
  /** The user's profile, which nobody else changes until the transaction ends. */
  lock: (tx: Transaction, userId: string) => Promise<KeptProfile | undefined>;
  setKey: (tx: Transaction, profileId: string, photoKey: string, now: Date) => Promise<void>;
  /** Where its thumbnail can be seen, under an address that changes with the photo. */
  addressOf: (profile: KeptProfile, photoKey: string) => string;
};

type KeptProfile = {
  id: string;
  userId: string;
  ownerUserId: string;
  photoKey: string | null;
};
