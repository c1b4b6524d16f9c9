import type { FairHint } from '@callboard/contract/fair-request';

/** Plain words to whoever asks; what they make of it is theirs. */
export function fairWords(hint: FairHint): string {
  switch (hint.kind) {
    case 'short_notice':
      return `That leaves ${hoursInWords(hint.hours)} to prepare, weekends not counted. ${hint.fairHours} hours are fair.`;
    case 'many_pages':
      return `${hint.pages} pages are a lot to prepare unpaid. Up to ${hint.fairPages} are usual for this round.`;
    case 'memorising':
      return 'Most auditions let people hold their pages. If you need it by heart, say why.';
  }
}

function hoursInWords(hours: number): string {
  if (hours === 0) return 'no time';
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
