import type { BackgroundDay } from '@callboard/contract/background';
import type { FieldErrors } from '@callboard/contract/errors';
import { LIMITS } from '@callboard/contract/limits';
import type { RoleDetail } from '@callboard/contract/production-roles';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DayBox } from '../../../ui/valued/line.tsx';
import { NumberBox } from '../../../ui/valued/number-box.tsx';
import { useSetDays } from '../background-changes.ts';
import { type DayDraft, draftOf, nextDay, readDays } from './days-draft.ts';

type Props = { role: RoleDetail; days: readonly BackgroundDay[]; onClose: () => void };

/** How many are needed on which day. */
export function EditDaysDialog({ role, days, onClose }: Props) {
  const [drafts, setDrafts] = useState(() => draftOf(days, role));
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSetDays(role.id);

  function submit() {
    const { errors: found, days: wanted } = readDays(drafts, days);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstWrong();
    save.mutate(wanted, {
      onSuccess: () => {
        toast({ title: 'Days saved' });
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      isFirm
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Days"
      description="Where more are needed than before, the waiting list moves up. Nobody loses a place they have."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" isPending={save.isPending} onClick={submit}>
            Save days
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {drafts.map((draft, place) => (
          <DayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that tells them apart
            key={place}
            draft={draft}
            errors={{ day: errors[`days.${place}.day`], needed: errors[`days.${place}.needed`] }}
            onDraft={(changes) => setDrafts(drafts.with(place, { ...draft, ...changes }))}
            onRemove={() => setDrafts(drafts.toSpliced(place, 1))}
          />
        ))}
        {drafts.length < LIMITS.backgroundDays && (
          <div>
            <Button onClick={() => setDrafts([...drafts, nextDay(drafts)])}>
              <Plus aria-hidden="true" className="size-4" />
              Add a day
            </Button>
          </div>
        )}
        {errors.days !== undefined && <FormAlert>{errors.days}</FormAlert>}
        {save.error !== null && <FormAlert>{save.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}

type RowProps = {
  draft: DayDraft;
  errors: Record<'day' | 'needed', string | undefined>;
  onDraft: (changes: Partial<DayDraft>) => void;
  onRemove: () => void;
};

function DayRow({ draft, errors, onDraft, onRemove }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] items-start gap-2">
      <DayBox
        label="Day"
        value={draft.day}
        onValue={(day) => onDraft({ day: day ?? '' })}
        error={errors.day}
      />
      <NumberBox
        label="Needed"
        value={draft.needed}
        onValue={(needed) => onDraft({ needed })}
        error={errors.needed}
      />
      <IconButton icon={X} label="Remove this day" className="mt-6" onClick={onRemove} />
    </div>
  );
}
