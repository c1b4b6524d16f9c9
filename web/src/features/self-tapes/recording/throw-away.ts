import { toast } from '../../../ui/toast-store.ts';
import { keptRecordings, type Recording } from './kept-recordings.ts';

/** It is nowhere else: a slip costs no take. */
export function throwAwayWithUndo(recording: Recording): void {
  keptRecordings.remove(recording.id);
  toast({
    title: 'Recording thrown away',
    action: { label: 'Undo', onSelect: () => keptRecordings.put(recording) },
  });
}
