import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldMessages } from '../../ui/field-messages.tsx';
import { type Editor, textsOf } from './editor.ts';

type Props = {
  editor: Editor;
  name: string;
  /** What they are together, for those who listen as well. */
  label: string;
  hint?: ReactNode;
  options: readonly { value: string; label: string }[];
};

/** Several of a few that are all seen. */
export function CheckboxesField({ editor, name, label, hint, options }: Props) {
  const id = useId();
  const chosen = textsOf(editor, name);
  const tick = (value: string, isTicked: boolean) =>
    editor.change(name, isTicked ? [...chosen, value] : chosen.filter((each) => each !== value));
  return (
    <fieldset aria-describedby={`${id}-messages`} className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1.5 font-medium text-13">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {options.map((option) => (
          <div key={option.value} className="flex min-h-8 items-center pointer-coarse:min-h-11">
            <Checkbox
              id={`${id}-${option.value}`}
              checked={chosen.includes(option.value)}
              onCheckedChange={(isTicked) => tick(option.value, isTicked === true)}
            />
            <label htmlFor={`${id}-${option.value}`} className="py-1.5 pl-2.5">
              {option.label}
            </label>
          </div>
        ))}
      </div>
      <FieldMessages id={`${id}-messages`} hint={hint} error={errorAt(editor, name)} />
    </fieldset>
  );
}

const errorAt = ({ errors }: Editor, name: string) =>
  Object.entries(errors).find(([path]) => path.split('.')[0] === name)?.[1];
