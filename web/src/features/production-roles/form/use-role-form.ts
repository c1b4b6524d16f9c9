import type { FieldErrors } from '@callboard/contract/errors';
import { type RoleForm, roleFormSchema } from '@callboard/contract/role-form';
import { roleProblems } from '@callboard/contract/role-problems';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { findErrors, focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { useDraft } from '../../../lib/casting/use-draft.ts';
import type { RoleEditor, RoleSetting } from './role-editor.ts';

type Options = {
  /** Where the draft is kept until it is saved. */
  entry: string;
  saved: RoleForm;
  setting: RoleSetting;
  save: (form: RoleForm) => Promise<unknown>;
};

/**
 * The form of a role. What fields cannot tell alone is said at once; the rest once it was tried to
 * save, and from then on as it is typed.
 */
export function useRoleForm({ entry, saved, setting, save }: Options) {
  const { draft: role, change: keep, drop, isDirty } = useDraft(entry, saved);
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const mistakes = isTried ? findErrors(roleFormSchema, role) : {};
  const errors = { ...refused, ...mistakes, ...roleProblems(role) };

  const editor: RoleEditor = {
    role,
    errors,
    setting,
    change(changes) {
      setRefused((before) => without(before, Object.keys(changes)));
      keep(changes);
    },
  };

  /** Says whether it is saved. */
  async function submit(): Promise<boolean> {
    setIsTried(true);
    setFailure(undefined);
    const parsed = roleFormSchema.safeParse(role);
    if (!parsed.success || Object.keys(roleProblems(role)).length > 0) {
      focusFirstWrong();
      return false;
    }
    setIsPending(true);
    try {
      await save(parsed.data);
      drop();
      return true;
    } catch (error) {
      setRefused((error instanceof ApiError ? error.fields : undefined) ?? {});
      setFailure(error instanceof Error ? error.message : 'Something went wrong.');
      focusFirstWrong();
      return false;
    } finally {
      setIsPending(false);
    }
  }

  return { editor, submit, drop, isDirty, isPending, failure, isTried };
}

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !names.includes(path.split('.')[0] ?? '')),
  );
}
