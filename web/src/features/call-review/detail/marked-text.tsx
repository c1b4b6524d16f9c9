import type { CallCaution } from '@callboard/contract/call-review';
import { CAUTION_LOOKS } from '../caution-words.ts';
import { markParts } from './mark-parts.ts';

type Props = { text: string; place: string; cautions: readonly CallCaution[] };

/** A text in which the words that gave rise to a caution stand out; its name is read with them. */
export function MarkedText({ text, place, cautions }: Props) {
  const here = cautions.filter((caution) => caution.place === place);
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line text-14">
      {markParts(text, here).map(({ at, words, kinds }) =>
        kinds.length === 0 ? (
          words
        ) : (
          <mark
            key={at}
            title={kinds.map((kind) => CAUTION_LOOKS[kind].label).join(', ')}
            className="box-decoration-clone rounded-[3px] bg-warn-soft px-0.5 text-ink underline decoration-2 decoration-warn underline-offset-3"
          >
            {words}
            <span className="sr-only">
              {` (${kinds.map((kind) => CAUTION_LOOKS[kind].label).join(', ')})`}
            </span>
          </mark>
        ),
      )}
    </p>
  );
}
