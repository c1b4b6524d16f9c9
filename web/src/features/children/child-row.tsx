import type { Child } from '@callboard/contract/children';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { HandOver } from './hand-over.tsx';
import { licenceStanding, longDay } from './licence-words.ts';

/** A child, what is to be known of them, and the way to their profile. */
export function ChildRow({ child }: { child: Child }) {
  const { id, firstName, lastName, photoUrl, isMinor, turns18On, licenceUntil } = child;
  const name = `${firstName} ${lastName}`;
  const licence = licenceStanding(licenceUntil);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Avatar size="md" src={photoUrl} userName={name} />
      <div className="grid min-w-40 flex-1 gap-1">
        <p className="wrap-anywhere font-medium text-14">{name}</p>
        <div className="flex flex-wrap items-center gap-1.5 text-13 text-muted">
          {isMinor ? (
            <Badge tone={licence.tone}>{licence.word}</Badge>
          ) : (
            <Badge tone="info">Grown up</Badge>
          )}
          {turns18On !== null && (
            <span>
              {isMinor ? `Turns 18 on ${longDay(turns18On)}` : `18 since ${longDay(turns18On)}`}
            </span>
          )}
        </div>
      </div>
      <div className="flex basis-full flex-wrap gap-2 pl-13 sm:basis-auto sm:pl-0">
        {!isMinor && turns18On !== null && <HandOver child={child} />}
        <Button asChild>
          <Link
            to="/profile"
            search={{ talentProfileId: id }}
            aria-label={`Open the profile of ${name}`}
          >
            Profile
          </Link>
        </Button>
      </div>
    </li>
  );
}
