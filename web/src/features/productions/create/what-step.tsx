import { Link } from '@tanstack/react-router';
import { ClipboardPaste } from 'lucide-react';
import { focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { BasicsFields, SecrecyFields } from '../edit/basics-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import { CREATE, PASTE } from './steps.ts';
import type { SavedAsYouGo } from './use-saved-as-you-go.ts';

export type StepProps = { saving: SavedAsYouGo; id: string | undefined; onDone: () => void };

/** Title and type come first: with them it is kept on the server. */
export function WhatStep({ saving, id, onDone }: StepProps) {
  async function submit() {
    const fields = ['title', 'typeId', 'synopsis', 'codeName', 'ndaText'] as const;
    if (await saving.finish(fields)) onDone();
    else focusFirstWrong();
  }
  return (
    <StepFrame
      step="what"
      id={id}
      title="What is it?"
      lead="A title and a type are enough to begin. Everything can be changed later."
      problem={saving.message}
      onSubmit={() => void submit()}
    >
      {id === undefined && <PasteHint />}
      <BasicsFields editor={saving.editor} />
      <SecrecyFields editor={saving.editor} />
    </StepFrame>
  );
}

function PasteHint() {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-4">
      <ClipboardPaste aria-hidden="true" className="size-5 text-muted" />
      <p className="min-w-48 flex-1 text-14">
        <span className="font-semibold">Have a breakdown already?</span>{' '}
        <span className="text-muted">Paste it, and its roles are read for you.</span>
      </p>
      <Button asChild>
        <Link to={CREATE} search={{ step: PASTE }}>
          Paste your breakdown
        </Link>
      </Button>
    </div>
  );
}
