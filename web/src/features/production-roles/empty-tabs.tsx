import type { RoleDetail } from '@callboard/contract/production-roles';
import { Megaphone, Star, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deadlineInWords } from './calls/deadline-words.ts';
import { LatePublishDialog } from './late-publish-dialog.tsx';

/** What to do so that people come. */
export function NoApplicants({ role }: { role: RoleDetail }) {
  const [isPublishing, setIsPublishing] = useState(false);
  const { call } = role;
  if (call?.status === 'open') {
    return (
      <EmptyState
        icon={UsersRound}
        title="Nobody has applied yet"
        text={`The call is out (${deadlineInWords(call.deadlineAt)}). Whoever applies appears here at once; people who are not on Callboard can be added by name.`}
      />
    );
  }
  if (call?.status === 'in_review') {
    return (
      <EmptyState
        icon={UsersRound}
        title="The call is being reviewed"
        text="It goes out as soon as it is let through. Whoever applies appears here."
      />
    );
  }
  const mayPublish = role.rights === 'manage' && role.cancelledAt === null;
  return (
    <>
      <EmptyState
        icon={Megaphone}
        title="Publish the call to receive applications"
        text="Everyone who applies appears here as a contact sheet, to pick, compare and move."
        action={
          mayPublish && (
            <Button look="primary" onClick={() => setIsPublishing(true)}>
              Publish call
            </Button>
          )
        }
      />
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

export function NobodyAuditions() {
  return (
    <EmptyState
      icon={UsersRound}
      title="Nobody is called to audition"
      text="Move people to Audition among the applications, with the key 4, and they are here."
    />
  );
}

export function NobodyShortlisted() {
  return (
    <EmptyState
      icon={Star}
      title="Nobody is shortlisted yet"
      text="Move people to Shortlisted among the applications, with the key 3, and they are here."
    />
  );
}
