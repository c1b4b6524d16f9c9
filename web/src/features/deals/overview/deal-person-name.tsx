import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import type { DealRow } from './deal-rows.ts';

/** Leads to the panel of who applied; who was only asked has none. */
export function DealPersonName({ row: { applicationId, name, photoUrl } }: { row: DealRow }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-13 text-ink">
      <Avatar size="sm" profileName={name} src={photoUrl} />
      {applicationId === undefined ? (
        <span
          dir="auto"
          className="flex min-w-0 items-center font-medium @2xl:max-w-56 pointer-coarse:min-h-11"
        >
          <span className="truncate">{name}</span>
        </span>
      ) : (
        <Link
          to="."
          search={{ tab: 'applications', application: applicationId }}
          dir="auto"
          className="flex min-w-0 items-center font-medium hover:underline @2xl:max-w-56 pointer-coarse:min-h-11"
        >
          <span className="truncate">{name}</span>
        </Link>
      )}
    </span>
  );
}
