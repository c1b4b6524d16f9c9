import type { ReviewedCall } from '@callboard/contract/call-review';
import { when } from '../when.ts';

/** What became of it, for moderators only: the team never reads who. */
export function DecidedNote({ call }: { call: ReviewedCall }) {
  const act = call.openedAt === null ? 'Rejected' : 'Taken down';
  const by = call.moderatedBy === null ? '' : ` by ${call.moderatedBy}`;
  const since = call.endedAt === null ? '' : `, ${when(call.endedAt)}`;
  return (
    <p className="wrap-anywhere rounded-card border border-line bg-fill px-4 py-3 text-13">
      <span className="font-medium">{`${act}${by}${since}: `}</span>
      <bdi>{call.moderatorReason}</bdi>
    </p>
  );
}
