import { patternsIn } from './patterns-in.ts';
import type { Evidence } from './reviewed-role.ts';
import { sentencesOf } from './sentences.ts';
import type { PlacedText } from './texts-of.ts';

/** Sentences that ask for money before there is work, by the rules that messages are read with. */
export function findFeeWords(texts: readonly PlacedText[]): Evidence[] {
  return texts.flatMap(({ place, text }) =>
    sentencesOf(text)
      .filter((sentence) => patternsIn(sentence).caution === 'fee')
      .map((evidence) => ({ place, evidence })),
  );
}
