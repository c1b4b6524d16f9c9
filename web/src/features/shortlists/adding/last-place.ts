import { isJsonObject } from '../../../lib/json.ts';
import { readStored, store } from '../../../lib/stored-json.ts';

/** Where people were put last: whoever searches puts many onto one list. */
export type Place = { productionId: string; listId: string };

const ENTRY = 'callboard:last-shortlist';

export function findLastPlace(): Place | undefined {
  const kept = readStored('sessionStorage', ENTRY);
  if (!isJsonObject(kept)) return;
  const { productionId, listId } = kept;
  return typeof productionId === 'string' && typeof listId === 'string'
    ? { productionId, listId }
    : undefined;
}

export const rememberPlace = (place: Place) => store('sessionStorage', ENTRY, place);
