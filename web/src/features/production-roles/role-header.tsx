import type { RoleDetail } from '@callboard/contract/production-roles';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { answeringInWords } from '../../lib/casting/answering-words.ts';
import { shortDay } from '../../lib/casting/days.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AddOutsideButton, TrayButton } from '../casting-board/api.ts';
import { deadlineInWords } from './calls/deadline-words.ts';
import { useRoleKinds } from './form/use-role-kinds.ts';
import { LateCallMenu } from './late-call-menu.tsx';
import { LatePublishDialog } from './late-publish-dialog.tsx';

type Props = {
  role: RoleDetail;
  /** The page below offers to publish already. */
  isPublishingBelow: boolean;
};

/** Which role, how its call stands, and what can be done now. */
export function RoleHeader({ role, isPublishingBelow }: Props) {
  const kind = useRoleKinds()(role);
  return (
    <PageHeader
      breadcrumbs={[
        <Link key="productions" to="/productions">
          Productions
        </Link>,
        <Link key="production" to="/productions/$id" params={{ id: role.production.id }}>
          {role.production.title}
        </Link>,
      ]}
      title={role.title}
      badge={kind ? <Badge tone="outline">{kind}</Badge> : undefined}
      facts={factsOf(role)}
      actions={<RoleActions role={role} isPublishingBelow={isPublishingBelow} />}
    />
  );
}

function RoleActions({ role, isPublishingBelow }: Props) {
  const [isPublishing, setIsPublishing] = useState(false);
  const isManaging = role.rights === 'manage' && role.cancelledAt === null;
  const isLive = role.call?.status === 'open' || role.call?.status === 'in_review';
  return (
    <>
      <TrayButton roleId={role.id} />
      <AddOutsideButton roleId={role.id} />
      {isManaging && isLive && (
        <LateCallMenu role={role}>
          <IconButton icon={Ellipsis} look="plain" label="More about the call" />
        </LateCallMenu>
      )}
      {isManaging && !isLive && !isPublishingBelow && (
        <Button look="primary" onClick={() => setIsPublishing(true)}>
          <Megaphone aria-hidden="true" className="size-4" />
          Publish call
        </Button>
      )}
      {isPublishing && (
        <LatePublishDialog
          productionId={role.production.id}
          roles={[role]}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </>
  );
}

/** 'Call closes in 3 days · answers 94 % of applicants, usually within 6 days'. */
function factsOf({ call, cancelledAt, answering }: RoleDetail): string {
  const parts = [callFact(call, cancelledAt)];
  if (answering !== null) parts.push(answeringInWords(answering));
  return parts.join(' · ');
}

function callFact(call: RoleDetail['call'], cancelledAt: string | null): string {
  if (cancelledAt !== null) return 'Role cancelled';
  if (call === null || call.status === 'draft') return 'No call published yet';
  switch (call.status) {
    case 'open':
      return `Call ${deadlineInWords(call.deadlineAt)}`;
    case 'in_review':
      return 'Call in review';
    case 'rejected':
      return 'Call not let through';
    default:
      return `Call ${call.status}${call.endedAt === null ? '' : ` ${shortDay(call.endedAt)}`}`;
  }
}
