import type { FieldErrors } from '@callboard/contract/errors';
import type { FairHint } from '@callboard/contract/fair-request';
import { fairWords } from '../words/fair-words.ts';
import type { SessionDraft } from './session-draft.ts';

/** A session under someone's hands, with what its fields choose from. */
export type SessionEditor = {
  draft: SessionDraft;
  errors: FieldErrors;
  /** What would be fairer, in the contract's words. */
  hints: readonly FairHint[];
  roles: readonly { id: string; title: string }[];
  files: readonly { id: string; fileName: string }[];
  change: (changes: Partial<SessionDraft>) => void;
};

export type FieldsProps = { editor: SessionEditor };

export const FIELDS_GRID = 'grid min-w-0 gap-4 sm:grid-cols-2';

/** A hint of that kind in plain words, if there is one. */
export function hintOf({ hints }: SessionEditor, kind: FairHint['kind']): string | undefined {
  const hint = hints.find((each) => each.kind === kind);
  return hint && fairWords(hint);
}
