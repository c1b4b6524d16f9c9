import type { AuditionSession } from '@callboard/contract/audition-session';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Why there is nobody to tick, and what to do about it. */
export function NobodyToday({ session }: { session: AuditionSession }) {
  const { title, text } = wordsFor(session);
  return (
    <EmptyState
      icon={CalendarClock}
      title={title}
      text={text}
      action={
        <Button asChild look="primary">
          <Link to="/auditions/$id" params={{ id: session.id }}>
            Open the plan
          </Link>
        </Button>
      }
    />
  );
}

function wordsFor({ kind, cancelledAt, sentAt, seats }: AuditionSession) {
  if (cancelledAt !== null) {
    return { title: 'This audition was called off', text: 'Everyone invited was told.' };
  }
  if (kind === 'self_tape') {
    return { title: 'Nobody comes to a self-tape', text: 'The tapes are with the plan.' };
  }
  if (sentAt === null && seats.length > 0) {
    return {
      title: 'Nobody has been invited yet',
      text: 'Send the invitations from the plan; who is invited stands here in the order of the day.',
    };
  }
  return {
    title: 'Nobody is expected',
    text: 'Seat people in the plan and send the invitations; they stand here in the order of the day.',
  };
}
