import { CALL_VISIBILITIES } from '@callboard/contract/casting-calls';

export type Viewer = { isAdmin?: boolean; isWithVerifiedAgency: boolean };

/**
 * Which open calls someone who might apply may know of. Chosen and invited ones are listed to nobody
 * but admins until there is a record of whom they are for.
 */
export function visibilitiesFor({ isAdmin = false, isWithVerifiedAgency }: Viewer) {
  if (isAdmin) return [...CALL_VISIBILITIES];
  return isWithVerifiedAgency ? (['public', 'verified_agencies'] as const) : (['public'] as const);
}
