import type { ChangeEvent } from 'react';
import type { Fields } from './autosave.ts';
import type { useAutosave } from './use-autosave.ts';

/** A part of the profile under someone's hands: what it shows, what is wrong, how it changes. */
export type Editor = ReturnType<typeof useAutosave> & {
  /** What the server has. */
  saved: Fields;
};

export function shownIn({ typed, saved }: Editor, name: string): unknown {
  return name in typed ? typed[name] : saved[name];
}

export function textOf(editor: Editor, name: string): string {
  const value = shownIn(editor, name);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function textsOf(editor: Editor, name: string): string[] {
  const value = shownIn(editor, name);
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** Ties a field that is typed into: `<TextField label="City" {...bindText(editor, 'city')} />`. */
export function bindText(editor: Editor, name: string) {
  return {
    name,
    value: textOf(editor, name),
    onChange: (event: Typing) => editor.change(name, event.target.value),
    error: editor.errors[name],
  };
}
