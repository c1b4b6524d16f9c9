import type { TeamApplication } from '@callboard/contract/casting-board';
import { Link } from '@tanstack/react-router';
import { statusBadge } from '../../lib/casting/application-words.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { MessageButton } from '../messaging/starting/api.ts';

/** For admins, who are on nobody's side: they look at it where the casting team does. */
export function SeenByTeam({ application }: { application: TeamApplication }) {
  const { callback } = tradeWords(useCurrentUser().countryId);
  const { id, roleId, status, name } = application;
  const { word, tone } = statusBadge(status, callback);
  return (
    <div className="grid justify-items-start gap-2 text-13">
      <h2 className="wrap-anywhere font-semibold text-14">{name}’s application</h2>
      <Badge tone={tone}>{word}</Badge>
      <Link
        to="/production-roles/$id"
        params={{ id: roleId }}
        search={{ tab: 'applications', application: id }}
        className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        See it on the casting board
      </Link>
      <MessageButton to={{ applicationId: id }}>{`Message ${name}`}</MessageButton>
    </div>
  );
}
