import {
  ANSWERS,
  type Answer,
  TEAM_REASONS,
  type TeamReason,
} from '@callboard/contract/application-moves';
import { useState } from 'react';
import {
  ANSWER_SENTENCES,
  ANSWER_WORDS,
  TEAM_REASON_WORDS,
} from '../../../lib/casting/application-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { movePeople } from '../acts/move-people.ts';
import { whom } from '../acts/move-words.ts';
import { useBoardScene } from '../board-context.ts';

const NO_REASON = 'none';
export const ANSWER_OPTIONS = ANSWERS.map((value) => ({ value, label: ANSWER_WORDS[value] }));
export const REASON_OPTIONS = [
  { value: NO_REASON, label: 'No reason noted' },
  ...TEAM_REASONS.map((value) => ({ value, label: TEAM_REASON_WORDS[value] })),
];
export const toReason = (value: string): TeamReason | null =>
  TEAM_REASONS.find((reason) => reason === value) ?? null;
export const fromReason = (reason: TeamReason | null): string => reason ?? NO_REASON;

type Props = { ids: readonly string[]; onClose: () => void };

/** A no goes into the tray with what they will read, and why among the team. */
export function DeclineDialog({ ids, onClose }: Props) {
  const { board, callback, isCancelled } = useBoardScene();
  const people = ids.flatMap((id) => board.find(id) ?? []);
  const [first] = people;
  const [answer, setAnswer] = useState<Answer>(first?.unsentAnswer ?? 'not_moving_forward');
  const [reason, setReason] = useState(fromReason(first?.teamReason ?? null));
  function decline() {
    onClose();
    void movePeople(board, ids, {
      to: 'not_selected',
      answer,
      teamReason: toReason(reason),
      callback,
      isCancelled,
    });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Not selected: ${whom(people)}`}
      description="It waits in the tray. Nobody is told before you send the answers."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" onClick={decline}>
            Put in the tray
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label="What they will read" hint={`“${ANSWER_SENTENCES[answer]}”`}>
          {({ required: _, ...wiring }) => (
            <Select
              {...wiring}
              options={ANSWER_OPTIONS}
              value={answer}
              onValueChange={(value) => setAnswer(value as Answer)}
            />
          )}
        </Field>
        <Field label="Why, for the team alone">
          {({ required: _, ...wiring }) => (
            <Select {...wiring} options={REASON_OPTIONS} value={reason} onValueChange={setReason} />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
