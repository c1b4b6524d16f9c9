import type { Actor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** Where a profile keeps its photo. Each kind of profile offers one for one's own. */
export type PhotoPlace = {
  /** As the audit calls it: `client-profile`. */
  kind: string;
  /** Of the profile that was named, where it need not be one's own. */
  profileId?: string;
  /** The profile, the user's own unless one was named, which nobody else changes until the transaction ends. */
  lock: (tx: Transaction, userId: string) => Promise<KeptProfile | undefined>;
  /** Who changes it, and for whom, or a refusal; without it, it is for whoever keeps the profile. */
  admit?: (platform: Platform, tx: Transaction, actor: Actor) => Promise<Actor>;
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
