import type { VerificationKind } from '@callboard/contract/verification';
import { BadgeCheck } from 'lucide-react';

const WORDS: Record<VerificationKind, string> = {
  professional: 'Verified professional',
  identity: 'Verified identity',
};

/** Behind a name: what of this person Callboard has looked at. */
export function VerifiedMark({
  verified = [],
}: {
  verified?: readonly VerificationKind[] | undefined;
}) {
  if (verified.length === 0) return null;
  const words = verified.map((kind) => WORDS[kind]).join(', ');
  return (
    <span title={words} className="inline-flex shrink-0">
      <BadgeCheck role="img" aria-label={words} className="size-[max(0.8em,14px)] text-info" />
    </span>
  );
}
