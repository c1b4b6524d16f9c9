import type { Representation } from '@callboard/contract/representation';
import { useState } from 'react';
import { shortDay } from '../../../lib/casting/days.ts';
import { Button } from '../../../ui/button.tsx';
import { AgencyHead } from './agency-head.tsx';
import { EndDialog } from './end-dialog.tsx';
import { TermsList } from './terms-list.tsx';
import { termsOf, type Whose } from './terms-words.ts';

type Props = {
  representation: Representation;
  isLast: boolean;
  whose: Whose;
  /** Talent and guardian end it here; an agency does so where it keeps its roster. */
  mayEnd: boolean;
};

/** An agency that represents the talent now. */
export function Active({ representation, isLast, whose, mayEnd }: Props) {
  const { portfolio, startedAt } = representation;
  const [isEnding, setIsEnding] = useState(false);
  return (
    <div className="grid gap-4">
      <AgencyHead
        portfolio={portfolio}
        aside={
          mayEnd && (
            <Button onClick={() => setIsEnding(true)}>
              End<span className="sr-only"> with {portfolio.name}</span>
            </Button>
          )
        }
      >
        {startedAt === null ? 'Represents now' : `Since ${shortDay(startedAt)}`}
      </AgencyHead>
      <TermsList terms={termsOf(representation, whose)} />
      {isEnding && (
        <EndDialog
          representation={representation}
          isLast={isLast}
          onClose={() => setIsEnding(false)}
        />
      )}
    </div>
  );
}
