import type { CurrentUser } from '@callboard/contract/auth';
import {
  REVOKED_STATEMENT,
  type VerificationKind,
  type VerificationRequest,
} from '@callboard/contract/verification';
import { BadgeCheck, Clock, IdCard } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { dateInWords, KIND_WORDS } from '../words.ts';
import { RequestDialog } from './request-dialog.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

type Status = CurrentUser['verifiedIdStatus'];
type Props = {
  kind: VerificationKind;
  status: Status;
  /** Those of this kind, newest first. */
  requests: readonly VerificationRequest[];
};

const ICONS = { professional: BadgeCheck, identity: IdCard } as const;

/** One kind of verification: how it stands, and what one can do about it. */
export function KindRow({ kind, status, requests }: Props) {
  const [latest] = requests;
  const inOwnWords = requests.find(({ statement }) => statement !== REVOKED_STATEMENT);
  const [isAsking, setIsAsking] = useState(false);
  const Icon = ICONS[kind];
  const mayAsk = status === 'none' || status === 'rejected';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          {KIND_WORDS[kind]}
          <StatusBadge status={status} />
        </h3>
        <Explanation kind={kind} status={status} latest={latest} />
      </div>
      {mayAsk && (
        <Button
          aria-label={`${status === 'rejected' ? 'Ask again' : 'Get verified'}: ${KIND_WORDS[kind].toLowerCase()}`}
          onClick={() => setIsAsking(true)}
        >
          {status === 'rejected' ? 'Ask again' : 'Get verified'}
        </Button>
      )}
      {latest?.status === 'pending' && <WithdrawButton request={latest} />}
      {isAsking && (
        <RequestDialog kind={kind} before={inOwnWords} onClose={() => setIsAsking(false)} />
      )}
    </li>
  );
}

function StatusBadge({ status }: { status: Status }) {
  if (status === 'verified') {
    return (
      <Badge tone="success" icon={BadgeCheck}>
        Verified
      </Badge>
    );
  }
  if (status === 'pending') return <Badge icon={Clock}>Waiting</Badge>;
  return status === 'rejected' ? <Badge tone="danger">Not approved</Badge> : null;
}

type Explained = Pick<Props, 'kind' | 'status'> & { latest: VerificationRequest | undefined };

function Explanation({ kind, status, latest }: Explained) {
  const { role } = useCurrentUser();
  if (status === 'pending' && latest !== undefined) {
    return (
      <p className="text-13 text-muted">
        Sent {dateInWords(latest.createdAt)}
        {filesInWords(latest.files.length)}. We look at requests in the order they come.
      </p>
    );
  }
  if (status === 'rejected' && latest?.reason != null) {
    return (
      <p className="wrap-anywhere text-13">
        <span className="text-muted">
          {latest.decidedAt === null ? '' : `${dateInWords(latest.decidedAt)}: `}
        </span>
        {latest.reason}
      </p>
    );
  }
  if (status === 'verified') {
    const since = latest?.status === 'approved' ? latest.decidedAt : null;
    return (
      <p className="text-13 text-muted">
        {since === null ? 'Others see your badge.' : `Since ${dateInWords(since)}.`}
      </p>
    );
  }
  return <p className="text-13 text-muted">{PURPOSES[kind][role]}</p>;
}

const filesInWords = (count: number) =>
  count === 0 ? '' : count === 1 ? ' with 1 file' : ` with ${count} files`;

const IDENTITY = 'That you are who you say: an identity document, compared with your account.';
const PURPOSES: Record<VerificationKind, Record<CurrentUser['role'], string>> = {
  professional: {
    client: 'Your calls open without a review, and you may see the profiles of minors.',
    agent: 'Your agencies are verified with you: agents-only calls, minors, dates of birth.',
    talent: 'That you work in the trade: credits, a programme, a call sheet.',
    admin: '',
  },
  identity: { client: IDENTITY, agent: IDENTITY, talent: IDENTITY, admin: '' },
};
