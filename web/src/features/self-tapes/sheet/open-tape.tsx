import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import { useMemo } from 'react';
import { Sheet } from '../../../ui/sheet.tsx';
import { fromSent, inOrder, listParts, partOf } from '../draft/take-order.ts';
import { tapeDrafts, useTapeDraft } from '../draft/tape-draft.ts';
import { Asked } from './asked.tsx';
import { SendBar } from './send-bar.tsx';
import { TapePartSection } from './tape-part-section.tsx';
import { useResumedRecordings } from './use-resumed-recordings.ts';

type Props = { invitation: InvitationDetail; onClose: () => void };

/** The takes by part, as they are arranged on this device until they are sent. */
export function OpenTape({ invitation, onClose }: Props) {
  const { id, tape, takesSent, roleTitle, talent } = invitation;
  const parts = useMemo(() => listParts(tape), [tape]);
  const sent = useMemo(() => fromSent(takesSent), [takesSent]);
  const takes = inOrder(useTapeDraft(id, sent), parts);
  const hasOwnSlate = takes.some((take) => partOf(take, parts)?.isSlate);
  useResumedRecordings(invitation, parts);
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Self-tape: ${roleTitle}`}
      width={600}
      footer={<SendBar invitation={invitation} takes={takes} parts={parts} />}
    >
      <div className="grid gap-5">
        <p className="text-13 text-muted">
          {talent.name} · {invitation.productionTitle}
        </p>
        <Asked invitation={invitation} />
        {parts.map((part) => (
          <TapePartSection
            key={part.key}
            part={part}
            parts={parts}
            invitation={invitation}
            hasOwnSlate={hasOwnSlate}
            takes={takes.filter((take) => partOf(take, parts)?.key === part.key)}
            onArrange={(change) => tapeDrafts.arrange(id, inOrder(change(takes), parts))}
          />
        ))}
      </div>
    </Sheet>
  );
}
