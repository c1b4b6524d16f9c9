import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { usePreviewImport } from '../begin-calls.ts';
import { ChooseFile } from './choose-file.tsx';
import { Imported } from './imported.tsx';
import { PreviewImport } from './preview-import.tsx';

type Props = { portfolioId: string; onDone: () => void };

/** A spreadsheet becomes the roster: chosen, looked over, brought in. */
export function ImportRoster({ portfolioId, onDone }: Props) {
  const [csv, setCsv] = useState('');
  const [added, setAdded] = useState<number>();
  const preview = usePreviewImport(portfolioId);
  const look = (text: string) => {
    setCsv(text);
    preview.mutate(text);
  };
  return (
    <Dialog
      open
      isFirm={csv !== '' && added === undefined}
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title="Import from a spreadsheet"
      description="One line for each talent. Nothing is added before you have looked it over."
      maxWidth={800}
    >
      {added !== undefined && (
        <Imported added={added} links={linksIn(preview.data?.lines)} onDone={onDone} />
      )}
      {added === undefined && preview.data === undefined && (
        <ChooseFile csv={csv} onLook={look} isLooking={preview.isPending} error={preview.error} />
      )}
      {added === undefined && preview.data !== undefined && (
        <PreviewImport
          portfolioId={portfolioId}
          csv={csv}
          preview={preview.data}
          onBack={preview.reset}
          onLookAgain={() => look(csv)}
          onImported={setAdded}
        />
      )}
    </Dialog>
  );
}

function linksIn(lines: readonly { email: string | null }[] = []): number {
  return lines.filter(({ email }) => email !== null).length;
}
