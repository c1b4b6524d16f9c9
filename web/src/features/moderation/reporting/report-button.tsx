import type { ReportForm } from '@callboard/contract/moderation';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Few open it. */
const ReportDialog = lazy(async () => ({
  default: (await import('../report-dialog.tsx')).ReportDialog,
}));

type Props = {
  about: Pick<ReportForm, 'subject' | 'subjectId'>;
  /** What is reported, as in 'Report this call'. */
  what: string;
  onReported?: () => void;
};

/** The way to say that something is wrong, at the end of what it is about. */
export function ReportButton({ about, what, onReported }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        className="justify-self-start text-muted"
        onClick={() => setIsOpen(true)}
      >
        <Flag aria-hidden="true" className="size-4" />
        Report this {what}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog
            isOpen
            onOpenChange={setIsOpen}
            about={about}
            what={what}
            onReported={() => onReported?.()}
          />
        </Suspense>
      )}
    </>
  );
}
