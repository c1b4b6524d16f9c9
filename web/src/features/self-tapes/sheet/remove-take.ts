import { toast } from '../../../ui/toast-store.ts';
import type { DraftTake } from '../draft/take-order.ts';
import { tapeDrafts } from '../draft/tape-draft.ts';

/** A slip costs no take. */
export function removeWithUndo(invitationId: string, take: DraftTake): void {
  tapeDrafts.remove(invitationId, take.mediaId);
  toast({
    title: 'Take removed',
    action: { label: 'Undo', onSelect: () => tapeDrafts.add(invitationId, take) },
  });
}
