import type { RegistrationForm } from '@callboard/contract/auth';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { createTalentProfile } from '../talent-profiles/create-talent-profile.ts';
import { insertAgentProfile, insertClientProfile } from './queries.ts';

type Newcomer = Pick<
  RegistrationForm,
  'role' | 'firstName' | 'lastName' | 'countryId' | 'dateOfBirth'
> & { userId: string };

/** Gives a new user the profile that their role works with. A client starts with their own company. */
export async function createProfile(platform: Platform, tx: Transaction, newcomer: Newcomer) {
  const { userId, role, firstName, lastName } = newcomer;
  if (role === 'talent') return createTalentProfile(platform, tx, newcomer);
  const now = platform.clock.now();
  const profile = { id: newId(), userId, createdAt: now, updatedAt: now };
  if (role === 'agent') return insertAgentProfile(tx, profile);
  await insertClientProfile(tx, profile, { id: newId(), name: `${firstName} ${lastName}` });
}
