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

type Arrived = { callId: string; talentProfileId: string; mediaId: string };

/** To the form; what becomes of it where whoever sent it has gone on meanwhile, `otherwise` says. */
export async function takeTape(
  { callId, talentProfileId, mediaId }: Arrived,
  otherwise: (mediaId: string) => Promise<unknown>,
): Promise<void> {
  const take = waiting.get(keyOf(callId, talentProfileId));
  if (take === undefined) await otherwise(mediaId);
  else take(mediaId);
}

/** Whoever comes back to the form finds it there. */
export async function keepInDraft({ callId, talentProfileId, mediaId }: Arrived): Promise<void> {
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
