import type { CallCaution, CallCautionKind } from '@callboard/contract/call-review';

export type Part = { at: number; words: string; kinds: CallCautionKind[] };
type Found = { from: number; to: number; kind: CallCautionKind };

/** A text in parts, each with what was noticed in it. A text that is noticed as a whole has no marks. */
export function markParts(
  text: string,
  cautions: readonly Pick<CallCaution, 'kind' | 'evidence'>[],
): Part[] {
  const found = cautions.flatMap(({ kind, evidence }) => placesOf(text, evidence, kind));
  const edges = new Set([0, text.length, ...found.flatMap(({ from, to }) => [from, to])]);
  const inOrder = [...edges].sort((one, other) => one - other);
  return inOrder.slice(0, -1).map((at, place) => {
    const end = inOrder[place + 1] ?? text.length;
    const covering = found.filter(({ from, to }) => from <= at && end <= to);
    const kinds = [...new Set(covering.map(({ kind }) => kind))];
    return { at, words: text.slice(at, end), kinds };
  });
}

function placesOf(text: string, evidence: string, kind: CallCautionKind): Found[] {
  if (evidence === '' || evidence === text.trim()) return [];
  const found: Found[] = [];
  let from = text.indexOf(evidence);
  while (from >= 0) {
    found.push({ from, to: from + evidence.length, kind });
    from = text.indexOf(evidence, from + evidence.length);
  }
  return found;
}
