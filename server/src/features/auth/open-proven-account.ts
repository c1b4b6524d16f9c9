import type { CurrentUser } from '@callboard/contract/auth';
import type { Role } from '@callboard/contract/roles';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccountByEmail, getAccount, giveUserAddress, insertUser } from './queries.ts';
import { type Device, startSession } from './start-session.ts';

type Newcomer = {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  countryId: string;
};

/** Opens an account for whoever followed a link to its address: that confirms it. */
export async function openProvenAccount(
  platform: Platform,
  tx: Transaction,
  newcomer: Newcomer & { role: Role },
): Promise<string> {
  await refuseKnownAgain(tx, newcomer.email);
  const id = newId();
  const now = platform.clock.now();
  const user = { ...newcomer, id, emailVerifiedAt: now, createdAt: now, updatedAt: now };
  if (!(await insertUser(tx, user))) throw new AppError('HAS_ACCOUNT');
  return id;
}

/** The same for a talent who was here before, without an address to sign in with. */
export async function giveProvenAccount(
  platform: Platform,
  tx: Transaction,
  userId: string,
  newcomer: Newcomer,
): Promise<void> {
  await refuseKnownAgain(tx, newcomer.email);
  const now = platform.clock.now();
  const values = { ...newcomer, emailVerifiedAt: now, updatedAt: now };
  if (!(await giveUserAddress(tx, userId, values))) throw new AppError('HAS_ACCOUNT');
}

/** Whoever reads the mailbox may know why; that there is an account would send them to no sign-in. */
async function refuseKnownAgain(tx: Transaction, email: string): Promise<void> {
  const owner = await findAccountByEmail(tx, email);
  if (owner === undefined || owner.deletedAt === null) return;
  throw new AppError('ACCOUNT_SUSPENDED', {
    message:
      'The account with this address was suspended, so that no new one can be opened with it.',
  });
}

/** Signs in whoever just got an account, without asking for the password they just chose. */
export async function startFirstSession(
  platform: Platform,
  tx: Transaction,
  userId: string,
  device: Device,
): Promise<{ user: CurrentUser; token: string }> {
  const { user } = await getAccount(tx, userId);
  await audit(
    tx,
    platform.clock,
    { user, address: device.address },
    { act: 'auth.registered', target: { kind: 'user', id: userId } },
  );
  return { user, token: await startSession(platform, tx, user, device) };
}
