import { representationTermsSchema, USUAL_TERMS } from '@callboard/contract/representation';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Assignees } from '../assignees.tsx';
import { type Preview, useImportRoster } from '../begin-calls.ts';
import { counted } from '../roster-words.ts';
import { TermsFields } from '../terms-fields.tsx';
import { useTerms } from '../use-terms.ts';
import { LineTable } from './line-table.tsx';
import { PreviewSummary } from './preview-summary.tsx';

type Props = {
  portfolioId: string;
  csv: string;
  preview: Preview;
  /** Back to the lines, to mend them. */
  onBack: () => void;
  onLookAgain: () => void;
  onImported: (added: number) => void;
};

/** What would be added, what is wrong with it, and on which terms. */
export function PreviewImport(props: Props) {
  const { portfolioId, csv, preview, onBack, onLookAgain, onImported } = props;
  const form = useRef<HTMLFormElement>(null);
  const own = useCurrentUser().id;
  const [assigneeIds, setAssigneeIds] = useState<string[]>([own]);
  // The same for the same import, so that sending it again adds nobody twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const bring = useImportRoster(portfolioId);
  const { terms, change, errors, check } = useTerms(USUAL_TERMS, bring.error);
  const anew = () => setKey(crypto.randomUUID());
  const wrong = preview.lines.filter(({ problems }) => Object.keys(problems).length > 0);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!check()) return focusFirstWrong(form.current);
    bring.mutate(
      { form: { csv, ...representationTermsSchema.parse(terms), assigneeIds }, key },
      {
        onSuccess: ({ added }) => onImported(added),
        // Somebody else may have added one of them in the meantime.
        onError: (error) => hasWrongLines(error) && onLookAgain(),
      },
    );
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PreviewSummary preview={preview} wrong={wrong.length} />
      <LineTable lines={preview.lines} wrong={wrong} />
      {wrong.length === 0 && (
        <>
          <fieldset className="grid gap-4">
            <legend className="mb-3 font-semibold text-14">
              Terms, where a line says no others
            </legend>
            <TermsFields
              terms={terms}
              change={(changes) => {
                change(changes);
                anew();
              }}
              errors={errors}
            />
          </fieldset>
          <Assignees
            portfolioId={portfolioId}
            chosen={assigneeIds}
            onChoose={(userIds) => {
              setAssigneeIds(userIds);
              anew();
            }}
          />
        </>
      )}
      {bring.isError && !hasWrongLines(bring.error) && <FormAlert>{bring.error.message}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{wrong.length === 0 ? 'Back' : 'Mend the lines'}</Button>
        {wrong.length === 0 && (
          <Button type="submit" look="primary" isPending={bring.isPending}>
            Import {counted(preview.lines.length, 'talent')}
          </Button>
        )}
      </div>
    </form>
  );
}

function hasWrongLines(error: Error): boolean {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  return Object.keys(fields).some((field) => field.startsWith('lines.'));
}
