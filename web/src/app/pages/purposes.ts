import type { Role } from '@callboard/contract/roles';
import { CircleUserRound, type LucideIcon, UsersRound } from 'lucide-react';
import type { AppPath } from '../route-table.ts';

/** What a place is for, in the words of those who come there. */
type Purpose = { heading: string; text: string };
type Place = Purpose & { icon: LucideIcon; for?: Partial<Record<Role, Purpose>> };

const PLACES: Partial<Record<AppPath, Place>> = {
  '/profile': {
    icon: CircleUserRound,
    heading: 'One profile, entered once',
    text: 'One profile serves everywhere: photos, showreel, credits, skills. Above it you see where your applications stand.',
    for: {
      admin: {
        heading: 'No talent selected',
        text: "A talent's profile as its owner edits it.",
      },
    },
  },
  '/shared/shortlists/$token': {
    icon: UsersRound,
    heading: 'This link cannot be opened',
    text: 'Selected faces are shared here, to look at, rate and comment on. Ask whoever sent it for a new link.',
  },
};

/** The role's own words where it has them. */
export function findPurpose(path: string, role: Role | undefined) {
  const place = PLACES[path as AppPath];
  return place && { ...place, ...(role && place.for?.[role]) };
}
