import { type ComponentProps, type InputEvent, useRef } from 'react';
import { classes } from './classes.ts';
import { CONTROL_LOOK } from './control-look.ts';

/** Grows with what is written, up to 320 px; then it scrolls. */
export function Textarea({ className, rows = 3, onInput, ...rest }: ComponentProps<'textarea'>) {
  const growsItself = useRef(globalThis.CSS?.supports?.('field-sizing', 'content') ?? false);
  function grow(event: InputEvent<HTMLTextAreaElement>) {
    onInput?.(event);
    if (growsItself.current) return;
    const area = event.currentTarget;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }
  return (
    <textarea
      dir="auto"
      {...rest}
      rows={rows}
      onInput={grow}
      className={classes(
        CONTROL_LOOK,
        'field-sizing-content max-h-80 min-h-20 resize-none px-3 py-2',
        className,
      )}
    />
  );
}
