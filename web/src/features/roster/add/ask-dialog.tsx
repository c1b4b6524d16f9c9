import type { RosterCandidate } from '@callboard/contract/roster';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { AskTerms } from './ask-terms.tsx';
import { CandidateSearch } from './candidate-search.tsx';

type Props = {
  portfolioId: string;
  onAsked: (talentProfileId: string) => void;
  onDone: () => void;
};

/** Someone who is on Callboard: found, then asked on certain terms. */
export function AskDialog({ portfolioId, onAsked, onDone }: Props) {
  const [candidate, setCandidate] = useState<RosterCandidate>();
  return (
    <Dialog
      open
      isFirm={candidate !== undefined}
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={candidate === undefined ? 'Ask someone on Callboard' : `Ask ${candidate.name}`}
      description={
        candidate === undefined
          ? 'Find them by name, or by the e-mail address they sign in with.'
          : 'They, or the guardian who keeps their profile, confirm or decline.'
      }
      maxWidth={560}
    >
      {candidate === undefined ? (
        <CandidateSearch portfolioId={portfolioId} onChoose={setCandidate} />
      ) : (
        <AskTerms
          portfolioId={portfolioId}
          candidate={candidate}
          onBack={() => setCandidate(undefined)}
          onAsked={() => {
            onDone();
            onAsked(candidate.talentProfileId);
          }}
        />
      )}
    </Dialog>
  );
}
