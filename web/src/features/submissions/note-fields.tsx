import { LIMITS } from '@callboard/contract/limits';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { type Notes, typedFor } from './notes.ts';

type Props = {
  people: readonly { id: string; name: string }[];
  notes: Notes;
  onChange: (notes: Notes) => void;
};

/** One note for all who are submitted, or one for each. */
export function NoteFields({ people, notes, onChange }: Props) {
  const toggle = people.length > 1 && (
    <Button
      look="quiet"
      className="-ml-3.5 justify-self-start text-muted"
      onClick={() => onChange({ ...notes, isForEach: !notes.isForEach })}
    >
      {notes.isForEach ? 'One note for all' : 'A note for each'}
    </Button>
  );
  if (!notes.isForEach || people.length < 2) {
    return (
      <div className="grid gap-1 pl-0.5">
        <TextareaField
          label="Note to casting"
          hint={people.length > 1 ? 'Goes with every one of them.' : undefined}
          rows={2}
          maxLength={LIMITS.textLength}
          value={notes.all}
          onChange={({ target }) => onChange({ ...notes, isForEach: false, all: target.value })}
        />
        {toggle}
      </div>
    );
  }
  return (
    <div className="grid gap-3 pl-0.5">
      {people.map(({ id, name }) => (
        <TextareaField
          key={id}
          label={name}
          rows={2}
          maxLength={LIMITS.textLength}
          value={typedFor(notes, id)}
          onChange={({ target }) =>
            onChange({ ...notes, each: { ...notes.each, [id]: target.value } })
          }
        />
      ))}
      {toggle}
    </div>
  );
}
