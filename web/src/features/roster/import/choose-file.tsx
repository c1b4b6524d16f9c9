import { LIMITS } from '@callboard/contract/limits';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { readText } from './read-text.ts';
import { TEMPLATE_ADDRESS } from './template.ts';

type Props = {
  /** What was looked over before, to be mended. */
  csv: string;
  onLook: (csv: string) => void;
  isLooking: boolean;
  error: Error | null;
};

/** A file, or cells copied out of a spreadsheet: those come separated by tabs. */
export function ChooseFile({ csv, onLook, isLooking, error }: Props) {
  const [text, setText] = useState(csv);
  const refusal = error instanceof ApiError ? error.fields?.csv : undefined;
  async function take([file]: File[]) {
    if (file === undefined) return;
    const read = await readText(file);
    setText(read);
    onLook(read);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    onLook(text);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FileDrop
        label="Your file"
        hint={`CSV, as every spreadsheet exports it, with at most ${LIMITS.rosterCsvLines} talents.`}
        accept=".csv,.tsv,.txt,text/csv"
        maxBytes={2 * LIMITS.rosterCsvLength}
        disabled={isLooking}
        onFiles={(files) => void take(files)}
      />
      <Button look="quiet" className="justify-self-start" asChild>
        <a href={TEMPLATE_ADDRESS} download="callboard-roster.csv">
          <Download aria-hidden="true" className="size-4" />
          Download a template
        </a>
      </Button>
      <TextareaField
        label="Or paste the lines here"
        hint="The first one names the columns: First name, Last name and Country at least."
        rows={6}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={refusal}
        className="whitespace-pre font-mono text-12"
      />
      {error !== null && refusal === undefined && <FormAlert>{error.message}</FormAlert>}
      <div className="flex justify-end">
        <Button type="submit" look="primary" isPending={isLooking} disabled={text.trim() === ''}>
          Look it over
        </Button>
      </div>
    </form>
  );
}
