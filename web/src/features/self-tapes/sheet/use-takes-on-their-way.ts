import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import { useSyncExternalStore } from 'react';
import { uploads } from '../../media/api.ts';
import type { TapePart } from '../draft/take-order.ts';
import { placeOf } from './upload-take.ts';

/** How many have not arrived yet, and how many of them need someone's help; whichever part they are for. */
export function useTakesOnTheirWay(
  { id, talentProfileId }: Pick<InvitationDetail, 'id' | 'talentProfileId'>,
  parts: readonly TapePart[],
): { coming: number; stuck: number } {
  const all = useSyncExternalStore(uploads.subscribe, uploads.getState);
  const places = new Set(parts.map((part) => placeOf(id, part)));
  const own = all.filter(
    ({ profileId, place }) => profileId === talentProfileId && places.has(place),
  );
  const stuck = own.filter(({ status }) => status === 'failed').length;
  return { coming: own.length - stuck, stuck };
}
