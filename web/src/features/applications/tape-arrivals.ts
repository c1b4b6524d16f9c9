import { readDraft, saveDraft } from './api.ts';

type Take = (mediaId: string) => void;

/** Forms on the screen that wait for a tape, by call and talent. */
const waiting = new Map<string, Take>();
const keyOf = (callId: string, talentProfileId: string) => `${callId} ${talentProfileId}`;

/** A form takes the tape from now on. Returns the function that ends it. */
export function awaitTape(callId: string, talentProfileId: string, take: Take): () => void {
  const key = keyOf(callId, talentProfileId);
  waiting.set(key, take);
  return () => {
    if (waiting.get(key) === take) waiting.delete(key);
  };
}

/** To the form; whoever went on while it was sent finds it in what was kept of the form. */
export async function takeTape(
  callId: string,
  talentProfileId: string,
  mediaId: string,
): Promise<void> {
  const take = waiting.get(keyOf(callId, talentProfileId));
  if (take !== undefined) return take(mediaId);
  const { draft } = await readDraft(callId, talentProfileId);
  await saveDraft(callId, {
    talentProfileId,
    note: draft?.note ?? null,
    mediaIds: draft?.mediaIds ?? [],
    answers: draft?.answers ?? [],
    callVersion: draft?.callVersion,
    selfTapeMediaId: mediaId,
  });
}
