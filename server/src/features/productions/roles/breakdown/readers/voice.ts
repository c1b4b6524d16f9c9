import { type Reader, without } from '../reader.ts';
import { findTerms } from '../term-index.ts';

const NOTE = '[a-g](?:#|b|♯|♭)?[1-7]';
const STYLE = '(?:belt(?:ed|er)?|mix(?:ed)?|head voice|chest|legit|falsetto)';
const RANGE = new RegExp(
  `(?:\\b${STYLE} )?(?:\\b${NOTE} ?(?:[-–—]|to) ?${NOTE}|\\b(?:up )?to (?:a )?(?:high )?${NOTE})(?: ${STYLE})?(?![\\p{L}\\d])`,
  'iu',
);

/** 'Mezzo', 'Soprano/mix to F5', 'G3–D5 belt'. The range is kept as it was written. */
export const voice: Reader = {
  read: (rest, { text, key }, words) => {
    const [found] = findTerms(words.voices, rest);
    const [voiceTypeId] = found?.ids ?? [];
    const range = RANGE.exec(text);
    const written = key === 'voice' && !range && !found ? text : range?.[0];
    if (voiceTypeId === undefined && written === undefined) return undefined;
    let left = found ? without(rest, found.from, found.to) : rest;
    if (written === text) left = '';
    else if (range) left = left.replace(RANGE, ' ');
    return {
      facts: { ...(voiceTypeId && { voiceTypeId }), ...(written && { vocalRange: written }) },
      rest: left,
    };
  },
};

/** A range of notes is nothing else, wherever it stands. */
export const sureVoice: Reader = {
  isSure: true,
  read: (rest, phrase, words) =>
    RANGE.test(phrase.text) ? voice.read(rest, phrase, words) : undefined,
};
