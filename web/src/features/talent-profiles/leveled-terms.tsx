import { X } from 'lucide-react';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ComboboxOption } from '../../ui/match-options.ts';
import { Select } from '../../ui/select.tsx';
import { type Editor, shownIn } from './editor.ts';
import { removeWithUndo } from './remove-with-undo.ts';

type Props = {
  editor: Editor;
  /** The field of the profile, and what its terms' ids are called in it. */
  list: string;
  idName: string;
  title: string;
  addLabel: string;
  options: readonly ComboboxOption[];
  /** What is said about each term, and what that is called in it. */
  levels: readonly { value: string; label: string }[];
  levelName?: string;
  /** Before the term's name: "Level of". */
  levelLabel?: string;
  /** What a new one is at first. */
  firstLevel: string;
};

type Term = Record<string, string>;

/** Terms of a vocabulary, each at a level. */
export function LeveledTerms(props: Props) {
  const { editor, list, idName, title, addLabel, options, levels, firstLevel } = props;
  const { levelName = 'level', levelLabel = 'Level of' } = props;
  const terms = termsIn(shownIn(editor, list));
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  const free = options.filter(({ value }) => !terms.some((term) => term[idName] === value));
  const error = Object.entries(editor.errors).find(([path]) => path.split('.')[0] === list)?.[1];

  function setLevel(id: string, level: string) {
    editor.change(
      list,
      terms.map((term) => (term[idName] === id ? { ...term, [levelName]: level } : term)),
    );
  }

  return (
    <section
      aria-label={title}
      className="grid min-w-0 gap-3 border-line border-t pt-5 first:border-t-0 first:pt-0"
    >
      <h3 className="font-semibold text-14">{title}</h3>
      {terms.length > 0 && (
        <ul className="grid">
          {terms.map((term) => {
            const id = term[idName] ?? '';
            const label = labels.get(id) ?? id;
            return (
              <li
                key={id}
                className="flex min-w-0 items-center gap-2 border-line border-b py-1.5 last:border-b-0"
              >
                <span className="wrap-anywhere min-w-0 flex-1">{label}</span>
                <div className="w-36 shrink-0 sm:w-44">
                  <Select
                    aria-label={`${levelLabel} ${label}`}
                    options={levels}
                    value={term[levelName] ?? ''}
                    onValueChange={(level) => setLevel(id, level)}
                  />
                </div>
                <IconButton
                  icon={X}
                  label={`Remove ${label}`}
                  onClick={() => removeWithUndo(editor, list, term, label)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Field label={addLabel} error={error}>
        {(wiring) => (
          <Combobox
            {...wiring}
            // A new box for the next one.
            key={terms.length}
            placeholder="Type to search"
            options={free}
            value=""
            onValueChange={(id) => {
              if (id === '') return;
              editor.change(list, [...terms, { [idName]: id, [levelName]: firstLevel }]);
            }}
          />
        )}
      </Field>
    </section>
  );
}

function termsIn(list: unknown): Term[] {
  return Array.isArray(list) ? list : [];
}
