import { fillPath } from '@callboard/contract/endpoint';
import { LINE_UP_PLACES } from '@callboard/contract/production-choices';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fileVersion } from '../../../platform/storage/file-version.ts';
import { requireProduction } from '../require-rights.ts';
import { listPlaces, type PlaceRow } from './queries.ts';

/** Whom the team thinks of for each role, the roles in their order. */
export async function getLineUp({ db }: Platform, actor: Actor, productionId: string) {
  await requireProduction(db, actor, productionId);
  const rows = await listPlaces(db, productionId);
  const byRole = Map.groupBy(rows, ({ roleId }) => roleId);
  const items = [...byRole].map(([roleId, places]) => ({
    roleId,
    faces: LINE_UP_PLACES.flatMap((place) => places.filter((row) => row.place === place)).flatMap(
      presentFace,
    ),
  }));
  return { items };
}

function presentFace({ place, applicationId, outsidePersonId, ...row }: PlaceRow) {
  if (place === null) return [];
  const { talentUserId, photoKey } = row;
  const photoUrl =
    talentUserId === null || photoKey === null
      ? null
      : fillPath(
          talentProfileEndpoints.photoThumbnail.path,
          { userId: talentUserId },
          { v: fileVersion(photoKey) },
        );
  const name = row.talentName ?? row.outsideName ?? '';
  return [{ place, applicationId, outsidePersonId, name, photoUrl }];
}
