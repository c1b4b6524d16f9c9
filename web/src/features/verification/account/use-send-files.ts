import type { EvidenceFile } from '@callboard/contract/verification';
import { useState } from 'react';
import { useAddEvidence } from './own-requests.ts';

type Sending = { name: string; at: number; of: number };
type Options = {
  onSent: (file: EvidenceFile) => void;
  onSending: (isSending: boolean) => void;
};

/** One after the other. Where one is refused the others still go. */
export function useSendFiles({ onSent, onSending }: Options) {
  const add = useAddEvidence();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();

  async function send(files: readonly File[]): Promise<void> {
    const problems: string[] = [];
    setProblem(undefined);
    onSending(true);
    for (const [at, file] of files.entries()) {
      setSending({ name: file.name, at: at + 1, of: files.length });
      await add
        .mutateAsync(file)
        .then(onSent, ({ message }: Error) => problems.push(`${file.name}: ${message}`));
    }
    setSending(undefined);
    onSending(false);
    if (problems.length > 0) setProblem(problems.join(' '));
  }

  return { send, sending, problem };
}
