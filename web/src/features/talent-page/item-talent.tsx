import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';

export type Owner = { id: string; name: string; headline: string | null; photoUrl: string | null };

/** Whose work it is. Their page is for people who are signed in. */
export function ItemTalent({ talent }: { talent: Owner }) {
  const { user } = useSession();
  const face = (
    <>
      <Avatar src={talent.photoUrl} profileName={talent.name} size="lg" />
      <span className="grid min-w-0">
        <span className="wrap-anywhere font-semibold text-16">{talent.name}</span>
        {talent.headline && (
          <span className="wrap-anywhere text-13 text-muted">{talent.headline}</span>
        )}
      </span>
    </>
  );
  if (user === null) return <Row>{face}</Row>;
  return (
    <Link
      to="/talent/$id"
      params={{ id: talent.id }}
      className="justify-self-start rounded-control hover:[&_.font-semibold]:underline"
    >
      <Row>{face}</Row>
    </Link>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <span className="flex min-w-0 items-center gap-3">{children}</span>;
}
