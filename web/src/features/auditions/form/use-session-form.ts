import type { FieldErrors } from '@callboard/contract/errors';
import { fairHints } from '@callboard/contract/fair-request';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { fieldOf, focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { useDraft } from '../../../lib/casting/use-draft.ts';
import { rolesQuery } from '../../production-roles/api.ts';
import { filesQuery } from '../../productions/api.ts';
import { firstMoment, type SessionDraft } from './session-draft.ts';
import type { SessionEditor } from './session-editor.ts';
import { contentErrors } from './session-errors.ts';

const ADULT = 18;

type Options = {
  productionId: string;
  /** Where what is typed is kept until it is saved. */
  entry: string;
  saved: SessionDraft;
  /** A child is among those asked. */
  hasMinors?: boolean;
  findWrong: (draft: SessionDraft) => FieldErrors;
  save: (draft: SessionDraft) => Promise<unknown>;
};

/** What is refused for its content is said at once, the rest once it was tried to go on. */
export function useSessionForm(options: Options) {
  const { productionId, entry, saved, hasMinors = false, findWrong, save } = options;
  const { draft, change: keep, drop, isDirty } = useDraft(entry, saved);
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const roles = useQuery(rolesQuery(productionId)).data?.items ?? [];
  const files = useQuery(filesQuery(productionId)).data?.items ?? [];
  const cast = roles.filter(
    ({ id, cancelledAt }) => draft.roleIds.includes(id) || cancelledAt === null,
  );
  const isForMinors =
    hasMinors ||
    cast.some(
      ({ id, playingAgeMax }) =>
        draft.roleIds.includes(id) && playingAgeMax !== null && playingAgeMax < ADULT,
    );
  const request = { ...draft, at: firstMoment(draft), isForMinors };

  const editor: SessionEditor = {
    draft,
    errors: { ...refused, ...(isTried ? findWrong(draft) : {}), ...contentErrors(draft) },
    hints: fairHints(request, new Date(), draft.timeZone),
    roles: cast,
    files,
    change(changes) {
      setRefused((before) => without(before, Object.keys(changes)));
      keep(changes);
    },
  };

  /** Whether these fields are right; else the first wrong one is shown. */
  function check(fields?: readonly string[]): boolean {
    const wrong = Object.keys({ ...findWrong(draft), ...contentErrors(draft) });
    const isRight = !wrong.some((path) => fields === undefined || fields.includes(fieldOf(path)));
    setIsTried(!isRight);
    if (!isRight) focusFirstWrong();
    return isRight;
  }

  /** Says whether it is saved. */
  async function submit(): Promise<boolean> {
    setFailure(undefined);
    if (!check()) return false;
    setIsPending(true);
    try {
      await save(draft);
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

  return { editor, check, submit, drop, isDirty, isPending, failure };
}

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !names.includes(fieldOf(path))),
  );
}
