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
export async function createProfile(
  platform: Platform,
  tx: Transaction,
  newcomer: Newcomer,
): Promise<void> {
  if (newcomer.role === 'talent') await createTalentProfile(platform, tx, newcomer);
  else if (newcomer.role === 'agent') await createAgentProfile(platform, tx, newcomer.userId);
  else await createClientProfile(platform, tx, newcomer);
}
