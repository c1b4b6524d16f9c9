import { LIMITS } from '@callboard/contract/limits';
import type { EvidenceFile } from '@callboard/contract/verification';
import { useEffect, useRef, useState } from 'react';
import { removeEvidence, useAddEvidence } from './own-requests.ts';

type Sending = { name: string; at: number; of: number };
type Options = {
  onSent: (file: EvidenceFile) => void;
  onSending: (isSending: boolean) => void;
};

/**
 * One after the other. Where one is refused the others still go; where the form is left, none goes any more
 * and the one on its way is taken back.
 */
export function useSendFiles({ onSent, onSending }: Options) {
  const add = useAddEvidence();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const keep = (file: EvidenceFile) => (isLeft.current ? removeEvidence(file.id) : onSent(file));

  async function send(chosen: readonly File[], room: number): Promise<void> {
    const files = chosen.slice(0, room);
    const problems = chosen.length > room ? [tooMany(chosen.length - room)] : [];
    setProblem(undefined);
    onSending(true);
    for (const [at, file] of files.entries()) {
      if (isLeft.current) return;
      setSending({ name: file.name, at: at + 1, of: files.length });
      await add
        .mutateAsync(file)
        .then(keep, ({ message }: Error) => problems.push(`${file.name}: ${message}`));
    }
    setSending(undefined);
    onSending(false);
    if (problems.length > 0) setProblem(problems.join(' '));
  }

  return { send, sending, problem };
}

function tooMany(left: number): string {
  const were = left === 1 ? '1 file was' : `${left} files were`;
  return `At most ${LIMITS.evidenceFiles} files: ${were} left out.`;
}
