import type { TalentProfile } from '@callboard/contract/talent-profiles';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { talentProfileQuery } from './api.ts';

type Chosen =
  | { status: 'pending' }
  | { status: 'missing' }
  | { status: 'failed'; message: string; retry: () => void }
  /** The name of whoever it is of, where it is not one's own. */
  | { status: 'ready'; name: string | undefined };

/** One's own is open at once; another's as soon as it is known that one may edit it. */
export function useChosenProfile(profileId: string, ownId: string | null): Chosen {
  const { data, error, isLoadingError, refetch } = useQuery(talentProfileQuery(profileId));
  if (profileId === ownId) return { status: 'ready', name: undefined };
  if (data !== undefined) {
    return data.abilities.edit ? { status: 'ready', name: nameOf(data) } : { status: 'missing' };
  }
  if (!isLoadingError) return { status: 'pending' };
  // An address that nobody could have is told like one that nobody has.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return { status: 'missing' };
  return { status: 'failed', message: error.message, retry: () => void refetch() };
}

export function nameOf({ stageName, firstName, lastName }: TalentProfile): string {
  return stageName ?? `${firstName} ${lastName}`;
}
