import type { Message } from '@callboard/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { callAt } from '../../../lib/api-client.ts';
import { SureDialog } from '../../../ui/sure-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { type Calls, MESSAGING_CALLS } from '../calls.ts';
import type { ThreadStore } from '../engine/thread-store.ts';

const ReportDialog = lazy(async () => ({
  default: (await import('../../moderation/api.ts')).ReportDialog,
}));

/** What is asked before it happens. */
export type Question = { kind: 'remove' | 'report' | 'block'; message: Message };

type Props = { question: Question; thread: ThreadStore; onClose: () => void };

export function ThreadDialogs({ question, thread, onClose }: Props) {
  const { kind, message } = question;
  if (kind === 'remove') return <Remove message={message} thread={thread} onClose={onClose} />;
  if (kind === 'block') return <Block message={message} onClose={onClose} />;
  return (
    <Suspense>
      <ReportDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        about={{ subject: 'message', subjectId: message.id }}
        what="message"
        onReported={onClose}
      />
    </Suspense>
  );
}

type OneProps = Pick<Props, 'onClose'> & { message: Message };

function Remove({ message, thread, onClose }: OneProps & Pick<Props, 'thread'>) {
  const remove = useMutation({
    mutationFn: () => thread.remove(message.id),
    onSuccess: onClose,
  });
  return (
    <SureDialog
      title="Delete this message?"
      text="It is taken back for everyone. Only our moderators can still read it, if it is reported."
      act="Delete message"
      change={remove}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}

function Block({ message: { author }, onClose }: OneProps) {
  const queries = useQueryClient();
  const block = useMutation({
    mutationFn: () =>
      callAt<Calls['block']>(MESSAGING_CALLS.block, { params: { userId: author.userId } }),
    onSuccess: () => {
      onClose();
      void queries.invalidateQueries({ queryKey: ['/api/messaging'] });
      void queries.invalidateQueries({ queryKey: ['/api/blocks'] });
      toast({ title: `${author.name} is blocked` });
    },
  });
  return (
    <SureDialog
      title={`Block ${author.name}?`}
      text="Neither of you can write to the other any more. They are not told."
      act="Block"
      change={block}
      onConfirm={() => block.mutate()}
      onClose={onClose}
    />
  );
}
