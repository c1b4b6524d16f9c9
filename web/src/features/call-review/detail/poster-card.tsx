import type { CallPoster } from '@callboard/contract/call-review';
import { Link } from '@tanstack/react-router';
import { BadgeCheck } from 'lucide-react';
import { shortDay } from '../../../lib/casting/days.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { PastRejections } from './past-rejections.tsx';

/** Whoever posted it, and what they did here before. */
export function PosterCard({ poster }: { poster: CallPoster }) {
  return (
    <Card title="Posted by">
      <div className="grid gap-3 text-13">
        <div className="grid gap-1">
          <p className="wrap-anywhere font-medium text-14">
            <Link to="/admin/users" search={{ id: poster.id }} className="hover:underline">
              {poster.name}
            </Link>
          </p>
          <p className="wrap-anywhere text-muted">
            {[poster.jobTitle, poster.companyName].filter((part) => part !== null).join(', ')}
          </p>
          <p className="flex flex-wrap gap-1">
            {poster.isVerified ? (
              <Badge tone="success" icon={BadgeCheck}>
                Verified
              </Badge>
            ) : (
              <Badge>Not verified</Badge>
            )}
            {poster.suspendedAt !== null && <Badge tone="danger">Suspended</Badge>}
          </p>
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          {linesOf(poster).map(([label, text]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
        <PastRejections rejections={poster.rejections} />
      </div>
    </Card>
  );
}

function linesOf({ calls, ...poster }: CallPoster): [label: string, text: string][] {
  const lines: [label: string, text: string | null][] = [
    ['E-mail', poster.email],
    ['Website', poster.website],
    ['Here since', shortDay(poster.memberSince)],
    ['Open calls', String(calls.open)],
    ['Ended', String(calls.ended)],
    ['Rejected', String(calls.rejected)],
    ['Open reports', String(poster.openReports)],
    ['Warnings', String(poster.warnings)],
  ];
  return lines.flatMap(([label, text]) => (text === null ? [] : [[label, text]]));
}
