import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { talentProfileQuery } from '../api.ts';
import { TalentFinder } from './talent-finder.tsx';

type Props = {
  /** None: nobody is chosen. */
  talentProfileId: string | undefined;
  /** What is seen without one. */
  withoutOne?: string;
};

/** For admins: as whom a page shows things, and the way to somebody else. */
export function AsWhom({ talentProfileId, withoutOne }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-13 text-muted">
        {talentProfileId === undefined ? withoutOne : <ForOne id={talentProfileId} />}
      </p>
      <ChooseTalent isOther={talentProfileId !== undefined} />
      {talentProfileId !== undefined && withoutOne !== undefined && (
        <Button look="quiet" asChild>
          <Link to="." search={(before) => ({ ...before, talentProfileId: undefined })}>
            For nobody in particular
          </Link>
        </Button>
      )}
    </div>
  );
}

function ForOne({ id }: { id: string }) {
  const { data } = useQuery(talentProfileQuery(id));
  return (
    <>
      As they are for{' '}
      <Link to="/talent/$id" params={{ id }} className="text-ink underline">
        {data === undefined
          ? 'one talent'
          : (data.stageName ?? `${data.firstName} ${data.lastName}`)}
      </Link>
    </>
  );
}

function ChooseTalent({ isOther }: { isOther: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>{isOther ? 'Choose another' : 'Choose a talent'}</Button>}
      title="Choose a talent"
      description="The page shows what they see, to read."
    >
      <TalentFinder onChosen={() => setIsOpen(false)} />
    </Dialog>
  );
}
