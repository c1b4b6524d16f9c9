import type { ShortlistEntry } from '@callboard/contract/shortlists';
import { photoUrlOf } from '../../talent-profiles/present-talent-profile.ts';
import { presentOpinion } from '../opinions/present-opinion.ts';
import type { OpinionRow } from '../opinions/queries.ts';
import { maySharedLinkShow } from '../policy.ts';
import type { Entry } from './list-visible-entries.ts';
import { presentFace } from './present-face.ts';

export function presentEntry(entry: Entry, said: readonly OpinionRow[]): ShortlistEntry {
  const { talentProfileId, photoKey } = entry;
  return {
    ...presentFace(entry),
    photoUrl: photoUrlOf({ id: talentProfileId, photoKey }),
    talentProfileId,
    note: entry.note,
    isMinor: entry.isMinor,
    isShared: maySharedLinkShow(entry),
    applicationId: entry.applicationId,
    addedByName: entry.addedByName,
    addedAt: entry.addedAt.toISOString(),
    opinions: said.map(presentOpinion),
    rating: addUp(said),
  };
}

/** With one digit behind the point: more would tell nobody anything. */
function addUp(said: readonly OpinionRow[]): ShortlistEntry['rating'] {
  const ratings = said.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  const count = ratings.length;
  if (count === 0) return { average: null, count };
  const total = ratings.reduce((sum, rating) => sum + rating, 0);
  return { average: Math.round((total / count) * 10) / 10, count };
}
