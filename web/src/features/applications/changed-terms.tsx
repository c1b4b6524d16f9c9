import type { OwnApplicationDetail } from '@callboard/contract/applications';
import type { TermsChange } from '@callboard/contract/casting-calls';
import { Button } from '../../ui/button.tsx';
import { useConfirmTerms } from './api.ts';

const FIELD_WORDS: Record<TermsChange['field'], string> = {
  pay: 'Pay',
  dates: 'Dates',
  content: 'Content',
};

/** What is different from what was agreed to when it was sent. */
export function ChangedTerms({ application }: { application: OwnApplicationDetail }) {
  const confirm = useConfirmTerms(application.id);
  const { changes, currentVersion, abilities } = application;
  return (
    <section className="grid gap-3 rounded-card border border-line bg-warn-soft p-4">
      <h3 className="font-semibold text-14">The terms have changed</h3>
      <dl className="grid gap-2 text-13">
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="font-medium">{FIELD_WORDS[field]}</dt>
            <dd className="wrap-anywhere">
              <del className="text-muted">{before}</del>
              <br />
              <ins className="no-underline">{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {abilities.mayConfirm && (
        <Button
          look="primary"
          className="justify-self-start"
          isPending={confirm.isPending}
          onClick={() => confirm.mutate(currentVersion)}
        >
          Confirm the new terms
        </Button>
      )}
    </section>
  );
}
