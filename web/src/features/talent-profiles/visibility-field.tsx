import { useId } from 'react';
import { FieldMessages } from '../../ui/field-messages.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type Editor, textOf } from './editor.ts';

const OPTIONS = [
  { value: 'public', label: 'Everyone', hint: 'Anyone with the address can open your profile.' },
  {
    value: 'professionals',
    label: 'Professionals only',
    hint: 'Clients and agents who are signed in find and open it.',
  },
  {
    value: 'hidden',
    label: 'Nobody new',
    hint: 'You are in no search; only those you apply to and your agents see it.',
  },
];

export function VisibilityField({ editor }: { editor: Editor }) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <RadioGroup
        aria-label="Who sees your profile"
        aria-describedby={id}
        options={OPTIONS}
        value={textOf(editor, 'visibility')}
        onValueChange={(chosen) => editor.change('visibility', chosen)}
      />
      <FieldMessages id={id} error={editor.errors.visibility} />
    </div>
  );
}
