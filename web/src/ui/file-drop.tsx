import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { type FileLimits, findFault } from './accepted-files.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { FieldMessages } from './field-messages.tsx';

type Props = FileLimits & {
  /** What the file is: "Headshot". */
  label: string;
  /** Which files fit, in words. */
  hint?: string;
  /** On the button. */
  choose?: string;
  /** What the browser offers to choose from, as in HTML, where it is not checked here. */
  offered?: string;
  multiple?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  /** The files that fit. */
  onFiles: (files: File[]) => void;
  /** Told of what does not fit, in place of a message here. */
  onRefused?: (messages: string[]) => void;
};

/** Takes files that are dropped on it or chosen with its button. */
export function FileDrop({
  label,
  hint,
  choose = 'Choose file',
  accept,
  offered = accept,
  maxBytes,
  multiple = false,
  disabled = false,
  error,
  onFiles,
  onRefused,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  function take(list: FileList | null) {
    const files = Array.from(list ?? []).slice(0, multiple ? undefined : 1);
    const faults = files.flatMap((file) => findFault(file, { accept, maxBytes }) ?? []);
    const fitting = files.filter((file) => findFault(file, { accept, maxBytes }) === undefined);
    if (onRefused === undefined) setRefusal(faults.length > 0 ? faults.join(' ') : undefined);
    else if (faults.length > 0) onRefused(faults);
    if (fitting.length > 0) onFiles(fitting);
  }

  function takeChosen(event: ChangeEvent<HTMLInputElement>) {
    take(event.currentTarget.files);
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }

  function dragOver(event: DragEvent) {
    event.preventDefault();
    setOver(!disabled);
  }

  return (
    <fieldset
      disabled={disabled}
      aria-describedby={`${id}-messages`}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="grid gap-1.5"
    >
      <legend className="mb-1.5 font-medium text-13">{label}</legend>
      <div
        className={classes(
          'flex flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-card border border-dashed px-4 py-5 text-13 transition-colors',
          isOver ? 'border-ink bg-sunk' : 'border-line-strong bg-raised',
          disabled && 'opacity-50',
        )}
      >
        <Upload aria-hidden="true" className="size-[18px] text-muted" />
        <Button onClick={() => input.current?.click()}>{choose}</Button>
        <span className="text-muted pointer-coarse:hidden">
          or drop {multiple ? 'them' : 'it'} here
        </span>
        <input
          ref={input}
          type="file"
          aria-label={label}
          tabIndex={-1}
          accept={offered}
          multiple={multiple}
          onChange={takeChosen}
          className="sr-only"
        />
      </div>
      <FieldMessages id={`${id}-messages`} hint={hint} error={refusal ?? error} />
      <span role="status" className="sr-only">
        {refusal}
      </span>
    </fieldset>
  );
}
