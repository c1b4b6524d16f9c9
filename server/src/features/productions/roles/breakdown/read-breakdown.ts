import type { Platform } from '../../../../platform/platform.ts';
import { readVocabulary } from '../../../reference-data/read-vocabulary.ts';
import { type ReadBreakdown, readText } from './read-text.ts';
import { wordsOf } from './words/words.ts';

/** Pasted text becomes roles to check and change. Nothing is kept. */
export async function readBreakdown({ db }: Platform, text: string): Promise<ReadBreakdown> {
  return readText(text, wordsOf(await readVocabulary(db)));
}
