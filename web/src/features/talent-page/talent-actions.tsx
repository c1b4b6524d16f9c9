import { fillPath } from '@callboard/contract/endpoint';
import { TALENT_CALLS } from '@callboard/contract/talent-calls';
import { Link } from '@tanstack/react-router';
import { Eye, FileDown, Pencil } from 'lucide-react';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { MessageButton } from '../messaging/starting/api.ts';
import { AddToShortlistButton } from '../shortlists/api.ts';
import { CopyLink } from './copy-link.tsx';
import type { OwnSide } from './use-own-side.ts';

type Props = { id: string; userId: string | undefined; ownSide: OwnSide | undefined };

export function TalentActions({ id, userId, ownSide }: Props) {
  const { role, countryId } = useCurrentUser();
  const { resume } = tradeWords(countryId);
  // Agents write to those for whom they act.
  const mayWrite =
    role === 'client' || role === 'admin' || (role === 'agent' && ownSide !== undefined);
  return (
    <div className="grid gap-2">
      {ownSide?.editing && (
        <Button look="primary" size={40} asChild>
          <Link to="/profile" search={ownSide.editing}>
            <Pencil aria-hidden="true" className="size-4" />
            Edit profile
          </Link>
        </Button>
      )}
      {mayWrite && userId !== undefined && (
        <MessageButton to={{ userId }} {...(role === 'client' && { look: 'primary', size: 40 })} />
      )}
      {role === 'client' && <AddToShortlistButton talentProfileId={id} />}
      {ownSide !== undefined && (
        <Button asChild>
          <Link to="/talent/$id" params={{ id }} search={{ as: 'professionals' }}>
            <Eye aria-hidden="true" className="size-4" />
            See what others see
          </Link>
        </Button>
      )}
      <Button asChild>
        <a href={fillPath(TALENT_CALLS.resume.path, { id })} download>
          <FileDown aria-hidden="true" className="size-4" />
          Download {resume}
        </a>
      </Button>
      <CopyLink path={`/talent/${id}`} />
    </div>
  );
}
