import { SELF_DECLARED } from '@callboard/contract/talent-profiles';
import { useId } from 'react';
import { SELF_DECLARED_WORDS, wordOptions } from '../../lib/talent/profile-words.ts';
import { FieldMessages } from '../../ui/field-messages.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { CheckboxesField } from './checkboxes-field.tsx';
import { bindText, type Editor, shownIn } from './editor.ts';
import { FieldGroup } from './field-group.tsx';

const SELF_DECLARED_OPTIONS = wordOptions(SELF_DECLARED, SELF_DECLARED_WORDS);

const UNSAID = 'unsaid';
const TRANS_ANSWERS: Record<string, boolean | null> = { [UNSAID]: null, yes: true, no: false };
const TRANS_OPTIONS = [
  { value: UNSAID, label: 'I would rather not say' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

type Props = { editor: Editor };

/** What nobody has to answer. Each says who would see it. */
export function PersonalFields({ editor }: Props) {
  return (
    <FieldGroup title="Only by choice">
      <div className="sm:col-span-2">
        <CheckboxesField
          label="I am"
          hint="Told only by choice. Clients and agents who open the profile see it."
          options={SELF_DECLARED_OPTIONS}
          editor={editor}
          name="selfDeclared"
        />
      </div>
      <div className="sm:col-span-2">
        <TextareaField
          label="What is needed to do the best work"
          placeholder="Step-free access, an interpreter, large-print sides…"
          hint="Agents of the talent see it, so that they can ask for it. Casting does not."
          rows={3}
          {...bindText(editor, 'accessRequirements')}
        />
      </div>
      <TransField editor={editor} />
    </FieldGroup>
  );
}

function TransField({ editor }: Props) {
  const id = useId();
  const answer = shownIn(editor, 'isTrans') ?? null;
  const shown = Object.keys(TRANS_ANSWERS).find((key) => TRANS_ANSWERS[key] === answer);
  return (
    <div className="grid min-w-0 gap-2 sm:col-span-2">
      <p id={id} className="font-medium text-13">
        Trans?
      </p>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={`${id}-messages`}
        orientation="horizontal"
        options={TRANS_OPTIONS}
        value={shown ?? UNSAID}
        onValueChange={(chosen) => editor.change('isTrans', TRANS_ANSWERS[chosen] ?? null)}
        className="pointer-coarse:gap-y-4"
      />
      <FieldMessages
        id={`${id}-messages`}
        hint="Private: it is never shown on the profile."
        error={editor.errors.isTrans}
      />
    </div>
  );
}
