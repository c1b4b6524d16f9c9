import { Trash2 } from 'lucide-react';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Editor, shownIn } from '../editor.ts';
import { entriesIn } from '../entries.ts';
import { removeWithUndo } from '../remove-with-undo.ts';
import { dayInShort } from './calendar-days.ts';
import { KIND_OPTIONS, KIND_WORDS, type Range, type RangeKind } from './ranges.ts';

type Props = { editor: Editor; range: Range; onChange: (changed: Range) => void };

export function RangeRow({ editor, range, onChange }: Props) {
  const { id, kind, from, to } = range;
  const errorOf = (name: string) => editor.errors[`availability.${id}.${name}`];
  const label = nameOf(range);

  function remove() {
    const list = entriesIn(shownIn(editor, 'availability'));
    const item = list.find((each) => each.id === id);
    removeWithUndo(editor, 'availability', item, label);
  }

  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_36px] items-start gap-x-3 gap-y-2 border-line border-b py-3 first:pt-0 last:border-b-0 sm:grid-cols-[160px_minmax(0,1fr)_minmax(0,1fr)_36px] pointer-coarse:gap-x-2">
      <div className="col-span-2 sm:col-span-1">
        <Field label="You are">
          {(wiring) => (
            <Select
              {...wiring}
              options={KIND_OPTIONS}
              value={kind}
              onValueChange={(chosen) => onChange({ ...range, kind: chosen as RangeKind })}
            />
          )}
        </Field>
      </div>
      <div className="col-start-1 row-start-2 sm:col-start-auto sm:row-start-auto">
        <TextField
          label="From"
          type="date"
          value={from}
          error={errorOf('from')}
          onChange={(event) => onChange({ ...range, from: event.target.value })}
          // A single day is said by its first.
          onBlur={() => to === '' && from !== '' && onChange({ ...range, to: from })}
        />
      </div>
      <div className="col-span-2 row-start-2 sm:col-span-1 sm:row-start-auto">
        <TextField
          label="To"
          type="date"
          value={to}
          error={errorOf('to')}
          onChange={(event) => onChange({ ...range, to: event.target.value })}
        />
      </div>
      <IconButton
        icon={Trash2}
        label={`Remove ${label}`}
        onClick={remove}
        className="col-start-3 row-start-1 mt-6 sm:col-start-4"
      />
    </li>
  );
}

function nameOf({ kind, from, to }: Range): string {
  const days = [...new Set([from, to].filter((day) => day !== ''))].map(shown);
  return days.length === 0 ? 'these dates' : `${KIND_WORDS[kind]} ${days.join(' – ')}`;
}

/** A year is typed digit by digit. */
const shown = (day: string) => (day >= '1000' ? dayInShort(day) : day);
