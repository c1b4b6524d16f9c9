import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { actInWords } from './act-words.ts';
import type { ActGroup } from './group-acts.ts';

type Props = { act: ActGroup; talent: string };

/** 'Joan Reed (Tallow & Reed) submitted you for Warder in Weighbridge Nine · 14:05' */
export function ActLine({ act, talent }: Props) {
  const { actor, at, link, times } = act;
  const { before, subject, after } = actInWords(act, talent);
  return (
    <li className="flex min-w-0 items-start gap-3 py-2.5">
      <Avatar size="sm" src={actor.photoUrl} userName={actor.name} />
      <div className="min-w-0 flex-1 text-13">
        <p className="wrap-anywhere">
          <span className="font-medium">{actor.name}</span> {before}{' '}
          {subject !== null && <Subject link={link}>{subject}</Subject>}
          <span className="text-muted">
            {after}
            {times > 1 && after === '' && ` (${times} times)`}
          </span>
        </p>
        <p className="wrap-anywhere text-12 text-muted">
          {actor.agencyName !== null && `${actor.agencyName} · `}
          <time dateTime={at}>{timeOf(at)}</time>
        </p>
      </div>
    </li>
  );
}

function Subject({ link, children }: { link: string | null; children: string }) {
  if (link === null) return children;
  return (
    <Link
      {...placeOf(link)}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}

/** Where it leads, in the parts that the router wants to know one by one. */
function placeOf(link: string) {
  const { pathname, searchParams } = new URL(link, window.location.origin);
  return { to: pathname, search: Object.fromEntries(searchParams) };
}

function timeOf(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
