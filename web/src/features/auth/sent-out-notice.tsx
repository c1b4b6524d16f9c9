import { Info } from 'lucide-react';

const WORDS = {
  suspended:
    'Your account was suspended, and you were signed out. Sign in to read why and to ask for another look.',
  ended:
    'You were signed out: this session was ended on another device, or its time was up. Sign in to go on where you were.',
} as const;

/** Why a window that was signed in a moment ago is here. */
export function SentOutNotice({ why }: { why: keyof typeof WORDS }) {
  return (
    <p
      role="status"
      className="flex gap-2.5 rounded-control border border-line bg-raised px-3 py-2.5 text-13"
    >
      <Info aria-hidden="true" className="mt-px size-4 shrink-0 text-muted" />
      {WORDS[why]}
    </p>
  );
}
