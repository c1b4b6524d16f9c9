import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';

/** To where it stands among the applications. Admins find those beside the role. */
export function ApplicationLink({ id }: { id: string }) {
  if (useCurrentUser().role === 'admin') return null;
  return (
    <Link
      to="/opportunities"
      search={{ tab: 'mine', application: id }}
      className="whitespace-nowrap text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      See the application
    </Link>
  );
}
