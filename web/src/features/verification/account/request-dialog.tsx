import { LIMITS } from '@callboard/contract/limits';
import {
  type EvidenceFile,
  type VerificationKind,
  type VerificationRequest,
  verificationFormSchema,
} from '@callboard/contract/verification';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Lines } from '../../../ui/valued/line.tsx';
import { EvidenceFiles } from './evidence-files.tsx';
import { LinkLines } from './link-lines.tsx';
import { removeEvidence, useRequestVerification } from './own-requests.ts';
import { REQUEST_WORDS } from './request-words.ts';

type Props = {
  kind: VerificationKind;
  /** What was asked for before: its words are where one begins again. */
  before: VerificationRequest | undefined;
  onClose: () => void;
};

/** Says who one is and shows it. A slip does not close it: what was typed would be gone. */
export function RequestDialog({ kind, before, onClose }: Props) {
  const words = REQUEST_WORDS[kind];
  const [statement, setStatement] = useState<string | null>(before?.statement ?? null);
  const [links, setLinks] = useState<string[]>(before?.links ?? []);
  const [files, setFiles] = useState<EvidenceFile[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const request = useRequestVerification();

  function send() {
    const form = {
      kind,
      statement: statement ?? '',
      links: links.map((link) => link.trim()).filter((link) => link !== ''),
      fileIds: files.map(({ id }) => id),
    };
    const checked = verificationFormSchema.safeParse(form);
    if (!checked.success) return setFaults(firstFaults(checked.error.issues));
    setFaults({});
    request.mutate(checked.data, {
      onSuccess: () => {
        toast({ title: 'Request sent', description: 'We tell you as soon as it is decided.' });
        onClose();
      },
    });
  }

  function leave() {
    for (const { id } of files) removeEvidence(id);
    onClose();
  }

  return (
    <Dialog
      open
      isFirm
      onOpenChange={(isOpen) => !isOpen && leave()}
      title={words.title}
      description={words.description}
      maxWidth={560}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" isPending={request.isPending} disabled={isSending} onClick={send}>
            Send request
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {request.error !== null && <FormAlert>{request.error.message}</FormAlert>}
        <Lines
          label="Statement"
          required
          hint={words.statementHint}
          error={faults.statement}
          rows={4}
          maxLength={LIMITS.textLength}
          value={statement}
          onValue={setStatement}
        />
        <EvidenceFiles
          label={words.filesLabel}
          files={files}
          error={faults.fileIds}
          onFiles={setFiles}
          onSending={setIsSending}
        />
        <LinkLines links={links} error={faults.links} onLinks={setLinks} />
      </div>
    </Dialog>
  );
}

type Issue = { path: PropertyKey[]; message: string };

/** The first of each field. */
function firstFaults(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
}
