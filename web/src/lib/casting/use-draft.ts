import { useState } from 'react';
import { isJsonObject } from '../json.ts';
import { forget, readStored, store } from '../stored-json.ts';

/**
 * What is being changed, over what is saved. Changes are kept in this tab until they are saved or
 * dropped: neither a reload nor a slip loses them.
 */
export function useDraft<T extends object>(entry: string, saved: T) {
  const [changed, setChanged] = useState<Partial<T>>(() => readKept<T>(entry));
  const isDirty = Object.keys(changed).length > 0;
  return {
    draft: { ...saved, ...changed },
    changed,
    isDirty,
    change(changes: Partial<T>) {
      setChanged((before) => {
        const next = { ...before, ...changes };
        store('sessionStorage', entry, next);
        return next;
      });
    },
    /** Back to what is saved. */
    drop() {
      forget('sessionStorage', entry);
      setChanged({});
    },
  };
}

/** Whatever an earlier visit left; the form's own check finds what no longer fits. */
function readKept<T extends object>(entry: string): Partial<T> {
  const kept = readStored('sessionStorage', entry);
  return isJsonObject(kept) ? (kept as Partial<T>) : {};
}
