import type { Caution } from '@callboard/contract/messages';
import { TriangleAlert } from 'lucide-react';

const WORDS: Record<Caution, string> = {
  fee: 'Careful: real casting never asks for money up front. Report this if it does.',
  off_platform: 'Careful: this asks to go on elsewhere, where Callboard cannot help you.',
  many_strangers: 'Careful: this account is new and writes to many people.',
};

/** Under what one received. It was delivered as it is; this only warns. */
export function CautionNote({ caution }: { caution: Caution }) {
  return (
    <p
      role="note"
      className="flex max-w-[52ch] items-start gap-2 rounded-control bg-warn-soft px-2.5 py-1.5 text-12 text-warn"
    >
      <TriangleAlert aria-hidden="true" className="mt-px size-3.5" />
      {WORDS[caution]}
    </p>
  );
}
