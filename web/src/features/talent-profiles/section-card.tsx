import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import type { Editor } from './editor.ts';
import { SaveStatus } from './save-status.tsx';

type Props = { title: string; description: string; editor: Editor; children: ReactNode };

/** A section of the editor. Leaving a field saves it. */
export function SectionCard({ title, description, editor, children }: Props) {
  return (
    <Card title={title} description={description}>
      <form
        noValidate
        onBlur={editor.flush}
        onSubmit={(event) => {
          event.preventDefault();
          editor.flush();
        }}
        className="form-controls grid gap-6 pt-3"
      >
        {editor.isRestored && (
          <p role="status" className="rounded-control bg-info-soft px-3 py-2.5 text-13 text-info">
            What you typed last time had not been saved. It is back in its fields.
          </p>
        )}
        {editor.status === 'failed' && (
          <FormAlert>
            {editor.message ?? 'Something went wrong.'} What you typed is kept here.
          </FormAlert>
        )}
        {children}
      </form>
      <SaveStatus editor={editor} />
    </Card>
  );
}
