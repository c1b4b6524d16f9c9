import type { Opportunity } from '@callboard/contract/casting-calls';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useSelection } from '../representation/api.ts';
import { SubmitSheet } from '../submissions/api.ts';
import { CallFinder } from './call-finder.tsx';
import { talentsInWords } from './outcome-words.ts';

type Props = { talentProfileIds: readonly string[]; onClose: () => void };

/** An agent chooses an open call to submit talents of the roster to. */
export function ApplyWithDialog({ talentProfileIds, onClose }: Props) {
  const { portfolio } = useSelection();
  const [call, setCall] = useState<Opportunity>();
  if (call !== undefined && portfolio !== null) {
    return (
      <SubmitSheet
        call={call}
        portfolioId={portfolio.id}
        chosenIds={talentProfileIds}
        isOpen
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Submit ${talentsInWords(talentProfileIds.length)}`}
      description={
        portfolio === null
          ? 'You submit for an agency. Choose or create a portfolio in the sidebar first.'
          : 'Choose a call. You see how each fits before anything is sent.'
      }
    >
      {portfolio !== null && <CallFinder onChoose={setCall} />}
    </Dialog>
  );
}
