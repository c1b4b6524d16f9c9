import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { useCurrentUser } from '../../lib/use-session.ts';
import { showServerErrors } from '../../ui/show-server-errors.ts';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { keepStepDraft, readStepDraft } from './step-draft.ts';
import type { Walk } from './walk.ts';

type Options<Input extends FieldValues, Output> = {
  walk: Walk;
  schema: z.ZodType<Output, Input>;
  /** What the profile has, as the fields show it. */
  saved: DefaultValues<Input>;
  save: (values: Output) => Promise<unknown>;
};

/** The form of a step: saved by going on, and kept in this tab until then. */
export function useStepForm<Input extends FieldValues, Output>({
  walk,
  schema,
  saved,
  save,
}: Options<Input, Output>) {
  const { id: userId } = useCurrentUser();
  const form = useZodForm(schema, saved);
  const [problem, setProblem] = useState<string>();
  const { isDirty, isSubmitting } = form.formState;
  const { step } = walk;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, over what was saved at that time
  useEffect(() => {
    const draft = readStepDraft(userId, step);
    if (draft !== undefined) {
      form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
    }
    const { unsubscribe } = form.watch((values) => keepStepDraft(userId, step, values));
    return unsubscribe;
  }, [userId, step]);

  const onSubmit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      if (isDirty) await save(values);
    } catch (error) {
      const unplaced = showServerErrors(form, error);
      setProblem(whatIsSaid(error, unplaced));
      return;
    }
    walk.onPass();
  });

  return { form, frame: { walk, onSubmit, problem, isPending: isSubmitting } };
}

/** Nothing where every mistake stands at its field. */
function whatIsSaid(error: unknown, unplaced: Record<string, string>): string | undefined {
  const [first] = Object.values(unplaced);
  if (first !== undefined) return first;
  const isPlaced = typeof error === 'object' && error !== null && 'fields' in error && error.fields;
  if (isPlaced) return undefined;
  const message = error instanceof Error ? error.message : 'Something went wrong.';
  return `${message} What you typed is still here.`;
}
