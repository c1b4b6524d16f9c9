import type { RegistrationForm } from '@callboard/contract/auth';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAgentProfile } from '../agent-profiles/create-agent-profile.ts';
import { createClientProfile } from '../client-profiles/create-client-profile.ts';
import { createTalentProfile } from '../talent-profiles/create-talent-profile.ts';

type Newcomer = Pick<
  RegistrationForm,
  'role' | 'firstName' | 'lastName' | 'countryId' | 'dateOfBirth'
> & { userId: string };

/** Gives a new user the profile that their role works with. */
export async function createProfile(platform: Platform, tx: Transaction, newcomer: Newcomer) {
  if (newcomer.role === 'talent') return createTalentProfile(platform, tx, newcomer);
  if (newcomer.role === 'agent') return createAgentProfile(platform, tx, newcomer.userId);
  return createClientProfile(platform, tx, newcomer);
}
