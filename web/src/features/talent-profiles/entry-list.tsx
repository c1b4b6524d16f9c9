import { type LucideIcon, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Editor, shownIn } from './editor.ts';
import { type Entry, entriesIn } from './entries.ts';
import { type EntryField, EntryForm } from './entry-form.tsx';
import { removeWithUndo } from './remove-with-undo.ts';

type Props = {
  editor: Editor;
  /** The field of the profile. */
  list: string;
  title: string;
  emptyIcon: LucideIcon;
  emptyText: string;
  addLabel: string;
  newEntry: Record<string, unknown>;
  /** What an entry is called by, empty while it has no name. */
  titleOf: (entry: Entry) => string;
  describe: (entry: Entry) => string;
  fields: readonly EntryField[];
  /** What an open entry has beside its fields. */
  children?: (entry: Entry) => ReactNode;
};

/** Lines of a résumé, newest first; one at a time is open to be edited where it stands. */
export function EntryList(props: Props) {
  const { editor, list, title, emptyIcon: Icon, emptyText, addLabel, newEntry, fields } = props;
  const { children } = props;
  const entries = entriesIn(shownIn(editor, list));
  const [openId, setOpenId] = useState<string>();

  function add() {
    const id = crypto.randomUUID();
    editor.change(list, [{ id, ...newEntry }, ...entries]);
    setOpenId(id);
  }

  function edit(changed: Entry) {
    editor.change(
      list,
      entries.map((entry) => (entry.id === changed.id ? changed : entry)),
    );
  }

  const errorOf = (id: string) =>
    Object.keys(editor.errors).some((path) => path.startsWith(`${list}.${id}.`));

  return (
    <section
      aria-label={title}
      className="grid min-w-0 gap-3 border-line border-t pt-5 first:border-t-0 first:pt-0"
    >
      <header className="flex items-center justify-between gap-3">
        <h3 className="font-semibold text-14">{title}</h3>
        <Button size={36} onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          {addLabel}
        </Button>
      </header>
      {entries.length === 0 && (
        <p className="flex items-center gap-2 text-13 text-muted">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {emptyText}
        </p>
      )}
      <ul className="grid min-w-0">
        {entries.map((entry) => (
          <li key={entry.id} className="min-w-0 border-line border-b py-2 last:border-b-0">
            {entry.id === openId ? (
              <EntryForm
                entry={entry}
                fields={fields}
                errors={editor.errors}
                errorPath={`${list}.${entry.id}`}
                onChange={edit}
                onDone={() => setOpenId(undefined)}
              >
                {children?.(entry)}
              </EntryForm>
            ) : (
              <Line
                {...props}
                entry={entry}
                isWrong={errorOf(entry.id)}
                onEdit={() => setOpenId(entry.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type LineProps = Pick<Props, 'editor' | 'list' | 'titleOf' | 'describe'> & {
  entry: Entry;
  isWrong: boolean;
  onEdit: () => void;
};

function Line({ editor, list, titleOf, describe, entry, isWrong, onEdit }: LineProps) {
  const title = titleOf(entry);
  const name = title === '' ? 'Untitled' : title;
  return (
    <div className="flex min-w-0 items-center gap-1">
      <div className="wrap-anywhere min-w-0 flex-1">
        <p className="font-medium text-14">{name}</p>
        <p className="text-13 text-muted">{describe(entry)}</p>
        {isWrong && <p className="text-13 text-danger">Not saved: something is wrong here</p>}
      </div>
      <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
      <IconButton
        icon={Trash2}
        label={`Remove ${name}`}
        onClick={() => removeWithUndo(editor, list, entry, name)}
      />
    </div>
  );
}
