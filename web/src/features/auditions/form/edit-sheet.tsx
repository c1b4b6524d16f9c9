import type { AuditionSession } from '@callboard/contract/audition-session';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useChangeFacts } from '../planner/plan-changes.ts';
import { DueFields } from './due-fields.tsx';
import { FairHint } from './fair-hint.tsx';
import { PrepareFields } from './prepare-fields.tsx';
import { draftOf, factsOf } from './session-draft.ts';
import { hintOf } from './session-editor.ts';
import { factsErrors } from './session-errors.ts';
import { useSessionForm } from './use-session-form.ts';
import { WhatFields } from './what-fields.tsx';
import { OpenBooking } from './when-fields.tsx';
import { WhereFields } from './where-fields.tsx';

const WIDTH = 600;

/** What a session is, apart from its times. Those invited hear of it when it is sent. */
export function EditSheet({ session, onClose }: { session: AuditionSession; onClose: () => void }) {
  const change = useChangeFacts(session.id);
  const form = useSessionForm({
    productionId: session.productionId,
    entry: `callboard:audition-facts:${session.id}`,
    saved: draftOf(session),
    hasMinors: session.seats.some(({ isMinor }) => isMinor),
    findWrong: factsErrors,
    save: (draft) => change.mutateAsync(factsOf(draft)),
  });
  const { editor } = form;

  async function save() {
    if (await form.submit()) onClose();
  }

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Edit audition"
      width={WIDTH}
      footer={
        <div className="grid w-full gap-3">
          {form.failure !== undefined && <FormAlert>{form.failure}</FormAlert>}
          <div className="flex flex-wrap justify-end gap-2">
            <Button
              onClick={() => {
                form.drop();
                onClose();
              }}
            >
              {form.isDirty ? 'Discard' : 'Cancel'}
            </Button>
            <Button look="primary" isPending={form.isPending} onClick={() => void save()}>
              Save
            </Button>
          </div>
        </div>
      }
    >
      <div className="form-controls grid gap-6">
        <WhatFields editor={editor} isNew={false} />
        <WhereFields editor={editor} />
        {session.kind === 'self_tape' ? (
          <DueFields editor={editor} />
        ) : (
          <OpenBooking editor={editor} />
        )}
        <FairHint>
          {session.kind === 'self_tape' ? hintOf(editor, 'short_notice') : undefined}
        </FairHint>
        <PrepareFields editor={editor} />
      </div>
    </Sheet>
  );
}
