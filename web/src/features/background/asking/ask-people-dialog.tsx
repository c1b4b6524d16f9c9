import type { BackgroundDay } from '@callboard/contract/background';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useAskForDays } from '../background-changes.ts';
import { dayInWords } from '../days/day-words.ts';
import { type Applicant, isShortlisted, listAskable } from './applicants.ts';
import { PeopleField } from './people-field.tsx';

type Props = {
  roleId: string;
  day: BackgroundDay;
  applicants: readonly Applicant[];
  onClose: () => void;
};

/** Asks applicants for one day: all who are shortlisted, unless somebody else is chosen. */
export function AskPeopleDialog({ roleId, day, applicants, onClose }: Props) {
  const askable = listAskable(applicants, day);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(askable.filter(isShortlisted).map((one) => one.talentProfileId)),
  );
  const ask = useAskForDays(roleId);
  const ids = askable.map((one) => one.talentProfileId).filter((id) => chosen.has(id));
  const free = Math.max(day.needed - day.confirmed, 0);
  const words = dayInWords(day.day);

  function submit() {
    ask.mutate(
      { dayIds: [day.id], talentProfileIds: ids },
      {
        onSuccess: () => {
          toast({ title: `Asked ${peopleInWords(ids.length)} for ${words}` });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Ask people for ${words}`}
      description={`${free === 0 ? 'The day is full: whoever confirms waits.' : `${free} of ${day.needed} places are free. The first to confirm get them, the others wait.`}`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            look="primary"
            disabled={ids.length === 0}
            isPending={ask.isPending}
            onClick={submit}
          >
            {ids.length === 0 ? 'Ask' : `Ask ${peopleInWords(ids.length)}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {askable.length === 0 ? (
          <p className="text-13 text-muted">
            Everyone in the running was asked already. Whoever applies next can be asked here.
          </p>
        ) : (
          <PeopleField applicants={askable} chosen={chosen} onChosen={setChosen} />
        )}
        {ask.error !== null && <FormAlert>{ask.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}

const peopleInWords = (count: number) => (count === 1 ? '1 person' : `${count} people`);
