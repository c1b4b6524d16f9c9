import type { AuditionInvitation } from '@callboard/contract/audition-invitations';
import { Link } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** To where takes are chosen and sent. */
export function TapeLink({ invitation }: { invitation: AuditionInvitation }) {
  const { id, status, takes } = invitation;
  const isWanted = status === 'accepted' && takes === 0;
  return (
    <Button asChild look={isWanted ? 'primary' : 'plain'}>
      <Link to="/invitations" search={(before) => ({ ...before, invitation: undefined, tape: id })}>
        <Clapperboard aria-hidden="true" className="size-4" />
        {takes === 0 ? 'Send the tape' : 'See what was sent'}
      </Link>
    </Button>
  );
}
