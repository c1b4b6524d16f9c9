import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { callAt } from '../../../lib/api-client.ts';
import { hasErrorIn } from '../../../lib/casting/find-errors.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { auditionQuery, refreshAround } from '../audition-queries.ts';
import { AUDITION_CALLS, type Calls } from '../calls.ts';
import { PrepareFields } from './prepare-fields.tsx';
import { newSession, newSessionForm, type SessionDraft } from './session-draft.ts';
import { newSessionErrors } from './session-errors.ts';
import { StepBars } from './step-bars.tsx';
import { STEP_FIELDS, STEPS, type Step } from './steps.ts';
import { useSessionForm } from './use-session-form.ts';
import { WhatFields } from './what-fields.tsx';
import { WhenFields } from './when-fields.tsx';

const WIDTH = 600;

type Props = {
  productionId: string;
  /** The role it is planned from. */
  roleId: string | undefined;
  onClose: () => void;
};

/** A new session in three short steps. Closing it keeps what was typed. */
export function PlanSheet({ productionId, roleId, onClose }: Props) {
  const { timeZone } = useCurrentUser();
  const create = useCreate(productionId);
  const [step, setStep] = useState<Step>('what');
  const form = useSessionForm({
    productionId,
    entry: `callboard:audition-draft:${roleId ?? productionId}`,
    saved: newSession({ roleIds: roleId === undefined ? [] : [roleId], timeZone }),
    findWrong: newSessionErrors,
    save: create,
  });
  const { editor } = form;
  const place = STEPS.indexOf(step);
  const next = STEPS[place + 1];
  const before = STEPS[place - 1];

  async function goOn() {
    if (!form.check(STEP_FIELDS[step])) return;
    if (next !== undefined) setStep(next);
    else if (await form.submit()) onClose();
  }

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Plan an audition"
      width={WIDTH}
      footer={
        <div className="grid w-full gap-3">
          {form.failure !== undefined && <FormAlert>{form.failure}</FormAlert>}
          <div className="flex flex-wrap justify-end gap-2">
            {before === undefined ? (
              <Button
                onClick={() => {
                  form.drop();
                  onClose();
                }}
              >
                {form.isDirty ? 'Discard' : 'Cancel'}
              </Button>
            ) : (
              <Button onClick={() => setStep(before)}>Back</Button>
            )}
            <Button look="primary" isPending={form.isPending} onClick={() => void goOn()}>
              {next === undefined ? 'Create the plan' : 'Next'}
            </Button>
          </div>
        </div>
      }
    >
      <div className="form-controls grid gap-5">
        <StepBars
          step={step}
          isWrong={(each) => hasErrorIn(editor.errors, STEP_FIELDS[each])}
          onStep={setStep}
        />
        {step === 'what' && <WhatFields editor={editor} isNew />}
        {step === 'when' && <WhenFields editor={editor} />}
        {step === 'prepare' && <PrepareFields editor={editor} />}
      </div>
    </Sheet>
  );
}

/** Made once, however often it is tried; then its planner opens. */
function useCreate(productionId: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useMutation({
    mutationFn: (draft: SessionDraft) =>
      callAt<Calls['create']>(
        AUDITION_CALLS.create,
        { params: { id: productionId }, body: newSessionForm(draft) },
        { idempotencyKey: key },
      ),
    onSuccess: (session) => {
      queries.setQueryData(auditionQuery(session.id).queryKey, session);
      refreshAround(queries, productionId, session.id);
      toast({ title: 'Audition planned', description: 'Nobody is told until you send it.' });
      void navigate({ to: '/auditions/$id', params: { id: session.id } });
    },
  });
  return mutateAsync;
}
