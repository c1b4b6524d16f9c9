import { Combobox } from '../../ui/combobox.tsx';
import { Field, type FieldProps } from '../../ui/field.tsx';
import type { ComboboxOption } from '../../ui/match-options.ts';
import { MultiCombobox } from '../../ui/multi-combobox.tsx';
import { type Editor, textOf, textsOf } from './editor.ts';

type Props = Omit<FieldProps, 'error'> & {
  editor: Editor;
  name: string;
  options: readonly ComboboxOption[];
  placeholder?: string;
};

/** One of a list, or none. */
export function ChoiceField({ editor, name, options, placeholder, ...field }: Props) {
  const value = textOf(editor, name);
  const choose = (chosen: string) => {
    // Leaving the field without a choice is no change.
    if (chosen !== value) editor.change(name, chosen === '' ? null : chosen);
  };
  return (
    <Field {...field} error={editor.errors[name]}>
      {(wiring) => (
        <Combobox
          {...wiring}
          options={options}
          placeholder={placeholder}
          value={value}
          onValueChange={choose}
        />
      )}
    </Field>
  );
}

/** Several of a list. */
export function ChoicesField({ editor, name, options, placeholder, ...field }: Props) {
  return (
    <Field {...field} error={editor.errors[name]}>
      {(wiring) => (
        <MultiCombobox
          {...wiring}
          options={options}
          placeholder={placeholder}
          values={textsOf(editor, name)}
          onValuesChange={(values) => editor.change(name, values)}
        />
      )}
    </Field>
  );
}
