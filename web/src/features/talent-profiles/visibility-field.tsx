import { useId } from 'react';
import { VISIBILITY_WORDS } from '../../lib/talent/profile-words.ts';
import { FieldMessages } from '../../ui/field-messages.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type Editor, textOf } from './editor.ts';

const OPTIONS = [
  {
    value: 'public',
    label: VISIBILITY_WORDS.public,
    hint: 'Anyone with the address can open the profile.',
  },
  {
    value: 'professionals',
    label: VISIBILITY_WORDS.professionals,
    hint: 'Clients and agents who are signed in find and open it.',
  },
  {
    value: 'hidden',
    label: VISIBILITY_WORDS.hidden,
    hint: 'In no search; only those applied to and own agents see it.',
  },
];

const MINORS_HINT =
  'Under 18 a profile is never public, whatever is chosen: only verified clients and agencies find and open it.';

export function VisibilityField({ editor }: { editor: Editor }) {
  const id = useId();
  const hint = editor.saved.isMinor === true ? MINORS_HINT : undefined;
  return (
    <div className="grid gap-2">
      <RadioGroup
        aria-label="Who sees the profile"
        aria-describedby={id}
        options={OPTIONS}
        value={textOf(editor, 'visibility')}
        onValueChange={(chosen) => editor.change('visibility', chosen)}
      />
      <FieldMessages id={id} hint={hint} error={editor.errors.visibility} />
    </div>
  );
}
