import type { ComponentProps } from 'react';
import type { FieldProps } from '../field.tsx';
import { TextField } from '../text-field.tsx';
import { TextareaField } from '../textarea-field.tsx';

/** Fields that hold a value and hand over the next one, for forms that keep their own draft. */

type Value = { value: string | null; onValue: (value: string | null) => void };
type Props<Element extends 'input' | 'textarea'> = FieldProps &
  Value &
  Omit<ComponentProps<Element>, 'id' | 'value' | 'onChange'>;

/** A line of text, or none. */
export function Line({ value, onValue, ...rest }: Props<'input'>) {
  return (
    <TextField
      {...rest}
      value={value ?? ''}
      onChange={(event) => onValue(noneIfEmpty(event.target.value))}
    />
  );
}

/** Text of several lines, or none. */
export function Lines({ value, onValue, ...rest }: Props<'textarea'>) {
  return (
    <TextareaField
      {...rest}
      value={value ?? ''}
      onChange={(event) => onValue(noneIfEmpty(event.target.value))}
    />
  );
}

/** A day of the calendar (ISO 8601), or none. */
export function DayBox(props: Props<'input'>) {
  return <Line {...props} type="date" />;
}

const noneIfEmpty = (text: string) => (text === '' ? null : text);
