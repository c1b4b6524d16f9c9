import { LIMITS } from '@callboard/contract/limits';
import type { EvidenceFile } from '@callboard/contract/verification';
import { FileText, Image, Trash2 } from 'lucide-react';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { sizeInWords } from '../words.ts';
import { removeEvidence } from './own-requests.ts';
import { useSendFiles } from './use-send-files.ts';

type Props = {
  label: string;
  files: readonly EvidenceFile[];
  error: string | undefined;
  onFiles: (change: (files: EvidenceFile[]) => EvidenceFile[]) => void;
  /** Whether some are on their way. */
  onSending: (isSending: boolean) => void;
};

/** They are sent as they are chosen, and taken back as long as the request is not sent. */
export function EvidenceFiles({ label, files, error, onFiles, onSending }: Props) {
  const { send, sending, problem } = useSendFiles({ onSending, onSent: add });
  const room = LIMITS.evidenceFiles - files.length;

  function add(file: EvidenceFile) {
    onFiles((before) => [...before, file]);
  }

  function remove(id: string) {
    removeEvidence(id);
    onFiles((before) => before.filter((file) => file.id !== id));
  }

  return (
    <div className="grid gap-2">
      <FileDrop
        label={label}
        hint={`JPG, PNG, WebP or PDF, at most ${LIMITS.evidenceFiles} files of 20 MB.`}
        choose="Choose files"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        maxBytes={LIMITS.evidenceBytes}
        multiple
        disabled={room <= 0 || sending !== undefined}
        error={problem ?? error}
        onFiles={(chosen) => void send(chosen, room)}
      />
      {sending !== undefined && (
        <div className="grid gap-1.5 text-13">
          <p className="truncate text-muted">
            Sending {sending.name} ({sending.at} of {sending.of})
          </p>
          <ProgressBar
            label={`Sending ${sending.name}`}
            value={sending.of > 1 ? ((sending.at - 1) / sending.of) * 100 : undefined}
          />
        </div>
      )}
      {files.length > 0 && (
        <ul aria-label="Files" className="divide-y divide-line rounded-control border border-line">
          {files.map((file) => (
            <FileLine key={file.id} file={file} onRemove={() => remove(file.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FileLine({ file, onRemove }: { file: EvidenceFile; onRemove: () => void }) {
  const Icon = file.contentType === 'application/pdf' ? FileText : Image;
  return (
    <li className="flex min-h-11 items-center gap-2.5 px-3 py-1 text-13">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate">{file.fileName}</span>
      <span className="text-muted tabular-nums">{sizeInWords(file.bytes)}</span>
      <IconButton icon={Trash2} size={32} label={`Remove ${file.fileName}`} onClick={onRemove} />
    </li>
  );
}
