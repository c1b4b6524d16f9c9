import type { RosterTalentFigures } from '@callboard/contract/analytics';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../ui/avatar.tsx';

type Props = Pick<RosterTalentFigures, 'talentProfileId' | 'name' | 'photoUrl'>;

/** To the talent's own figures, of the same period. */
export function TalentName({ talentProfileId, name, photoUrl }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar size="sm" src={photoUrl} profileName={name} />
      <Link
        to="/talent/analytics"
        search={(before) => ({ ...before, of: undefined, talentProfileId })}
        // The whole row is its target.
        className="wrap-anywhere line-clamp-2 min-w-0 font-medium text-14 text-ink after:absolute after:inset-0"
      >
        {name}
      </Link>
    </span>
  );
}
