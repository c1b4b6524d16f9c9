import type { CallSummary } from '@callboard/contract/call-summary';
import type { RoleDetail } from '@callboard/contract/production-roles';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { dayAndTime, shortDay } from '../../../lib/casting/days.ts';
import { CALL_VISIBILITY_WORDS } from '../../../lib/casting/role-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { audienceQuery } from '../calls/call-changes.ts';
import { CallMenu } from '../calls/call-menu.tsx';
import { CallStatusLine } from '../calls/call-status-line.tsx';
import { PublishDialog } from '../calls/publish-dialog.tsx';

/** The role's call: who sees it, until when, and what can be done about it. */
export function CallCard({ role }: { role: RoleDetail }) {
  const { call } = role;
  const [isPublishing, setIsPublishing] = useState(false);
  const isLive = call !== null && ['in_review', 'open'].includes(call.status);
  const mayChange = role.rights === 'manage' && role.cancelledAt === null;
  return (
    <Card title="Call">
      <div className="grid gap-4 text-13">
        <CallStatusLine call={call} isCancelled={role.cancelledAt !== null} />
        {call?.moderatorReason != null && (
          <p className="rounded-control bg-danger-soft px-3 py-2.5 text-danger">
            {call.moderatorReason}
          </p>
        )}
        {call !== null && <CallFacts call={call} />}
        {call === null && role.cancelledAt === null && (
          <p className="text-muted">
            Once published, those you choose can read the role and apply to it.
          </p>
        )}
        {mayChange && isLive && (
          <CallMenu role={role}>
            <Button>
              Change or end the call
              <ChevronDown aria-hidden="true" className="size-4" />
            </Button>
          </CallMenu>
        )}
        {mayChange && !isLive && (
          <Button onClick={() => setIsPublishing(true)}>
            <Megaphone aria-hidden="true" className="size-4" />
            {call === null || call.status === 'draft' ? 'Publish call' : 'Publish again'}
          </Button>
        )}
      </div>
      {isPublishing && (
        <PublishDialog
          productionId={role.production.id}
          roles={[role]}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </Card>
  );
}

function CallFacts({ call }: { call: CallSummary }) {
  const isNamed = call.visibility === 'chosen_agencies';
  const audience = useQuery({ ...audienceQuery(call.id), enabled: isNamed });
  const facts = [
    ['Seen by', CALL_VISIBILITY_WORDS[call.visibility]],
    ['Agencies', audience.data?.agencies.map(({ name }) => name).join(', ')],
    ['Open until', dayAndTime(call.deadlineAt)],
    ['Opened', call.openedAt === null ? undefined : shortDay(call.openedAt)],
    ['Terms', termsInWords(call.version)],
  ] as const;
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-2">
      {facts.map(([label, value]) =>
        value ? (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function termsInWords(version: number): string | undefined {
  if (version <= 1) return undefined;
  return version === 2
    ? 'Changed once since it opened'
    : `Changed ${version - 1} times since it opened`;
}
