import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Ticks } from '../../../ui/valued/ticks.tsx';
import { AskDialog, type AskProps, whomInWords } from '../../deals/api.ts';
import { useAskForDays } from '../background-changes.ts';
import { daysQuery } from '../background-queries.ts';
import { dayInWords, isOver } from '../days/day-words.ts';

/** Asks those who are selected for one or more days. */
export function AskForDaysDialog({ roleId, people, leftOut = 0, onAsked, onClose }: AskProps) {
  const { data, error, refetch } = useQuery(daysQuery(roleId));
  const [dayIds, setDayIds] = useState<string[]>([]);
  const [wrong, setWrong] = useState<string>();
  const ask = useAskForDays(roleId);
  const days = (data?.items ?? []).filter((day) => !isOver(day));
  if (days.length === 0) {
    return (
      <Dialog open onOpenChange={onClose} title="Ask for days">
        {error !== null && <ErrorState text={error.message} onRetry={() => void refetch()} />}
        {error === null && data === undefined && <Skeleton className="h-24 w-full" />}
        {data !== undefined && (
          <p className="text-14">
            No days to come are set. Say in the tab Days how many you need on which day.
          </p>
        )}
      </Dialog>
    );
  }

  function submit() {
    setWrong(dayIds.length === 0 ? 'Please choose a day' : undefined);
    if (dayIds.length === 0) return;
    const talentProfileIds = people.map((one) => one.talentProfileId);
    ask.mutate(
      { dayIds, talentProfileIds },
      {
        onSuccess: () => {
          const many = dayIds.length === 1 ? 'a day' : `${dayIds.length} days`;
          toast({ title: `Asked ${whomInWords(people)} for ${many}` });
          onAsked?.();
          onClose();
        },
      },
    );
  }

  return (
    <AskDialog
      title="Ask for days"
      people={people}
      leftOut={leftOut}
      lead="The first to confirm fill a day, the others wait. Who was asked already hears nothing new."
      act="Ask"
      isPending={ask.isPending}
      error={ask.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Ticks
        label="Days"
        options={days.map(({ id, day, needed, confirmed }) => ({
          value: id,
          label: `${dayInWords(day)} · ${confirmed} of ${needed}`,
        }))}
        value={dayIds}
        onValue={setDayIds}
        error={wrong}
      />
    </AskDialog>
  );
}
