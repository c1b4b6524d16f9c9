import type { Conversation } from '@callboard/contract/conversations';
import { LIMITS } from '@callboard/contract/limits';
import type { Message } from '@callboard/contract/messages';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { hasKeyboard } from '../../../ui/has-keyboard.ts';
import { toast } from '../../../ui/toast-store.ts';
import { UploadList } from '../../media/api.ts';
import type { NewMessage } from '../engine/outbox.ts';
import { AttachButton } from './attach-button.tsx';
import { AttachedList } from './attached-list.tsx';
import { EditingBar } from './editing-bar.tsx';
import { MessageField } from './message-field.tsx';
import type { useAttaching } from './use-attaching.ts';
import { draftsOf, useDraft } from './use-draft.ts';

type Props = {
  conversation: Conversation;
  userId: string;
  attaching: ReturnType<typeof useAttaching>;
  /** The message that is being changed. */
  edited: Message | undefined;
  onEdit: (message: Message | undefined) => void;
  findEditable: () => Message | undefined;
  onSave: (message: Message, text: string) => Promise<void>;
  onSend: (message: NewMessage) => void;
  onTyping: () => void;
};

/** Where one writes. What is begun stays until it is sent, also while something else is changed. */
export function Composer(props: Props) {
  const { conversation, userId, attaching, edited, onEdit, onTyping } = props;
  const { id, abilities } = conversation;
  const draft = useDraft(userId, id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [editedText, setEditedText] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const text = edited === undefined ? draft.text : editedText;

  useEffect(() => {
    if (edited !== undefined) setEditedText(edited.text);
    if (edited !== undefined || hasKeyboard()) field.current?.focus({ preventScroll: true });
  }, [edited]);

  const isEmpty = text.trim() === '' && (edited !== undefined || draft.attachments.length === 0);
  const isWaiting = edited === undefined && attaching.onTheirWay.some(isComing);
  const tooMany = text.trim().length - LIMITS.messageLength;
  const canSend = !isEmpty && !isWaiting && !isSaving && tooMany <= 0;

  function change(next: string) {
    if (edited !== undefined) return setEditedText(next);
    draftsOf(userId).write(id, next);
    if (next !== '') onTyping();
  }

  function send() {
    if (!canSend) return;
    if (edited !== undefined) return void save(edited);
    props.onSend({ text: text.trim(), attachments: draft.attachments });
    draftsOf(userId).clear(id);
  }

  async function save(message: Message) {
    if (text.trim() === message.text) return onEdit(undefined);
    setIsSaving(true);
    try {
      await props.onSave(message, text.trim());
      onEdit(undefined);
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toast({ title: 'Not changed', description, variant: 'destructive' });
    } finally {
      setIsSaving(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
    field.current?.focus();
  }

  function editLast(): boolean {
    const last = edited === undefined ? props.findEditable() : undefined;
    if (last !== undefined) onEdit(last);
    return last !== undefined;
  }

  function stopEditing(): boolean {
    if (edited === undefined) return false;
    onEdit(undefined);
    return true;
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2 border-line border-t p-3 lg:px-5">
      {edited !== undefined && <EditingBar text={edited.text} onCancel={stopEditing} />}
      {edited === undefined && (
        <>
          <UploadList label="Files on their way" uploads={attaching.onTheirWay} />
          <AttachedList attachments={attaching.attachments} onRemove={attaching.remove} />
        </>
      )}
      <p role="status" className="wrap-anywhere text-12 text-danger empty:hidden">
        {attaching.fault}
      </p>
      <p role="status" className="text-12 text-danger empty:hidden">
        {tooMany > 0 && tooLong(tooMany)}
      </p>
      <div className="flex items-end gap-2">
        {edited === undefined && <AttachButton onFiles={attaching.take} />}
        <MessageField
          ref={field}
          text={text}
          label={labelOf(abilities)}
          onText={change}
          onEnter={send}
          onUp={editLast}
          onEscape={stopEditing}
          onFiles={attaching.take}
        />
        <Button
          type="submit"
          look="primary"
          size={40}
          aria-disabled={!canSend}
          isPending={isSaving}
          aria-label={edited === undefined ? 'Send message' : 'Save changes'}
        >
          <SendHorizontal aria-hidden="true" className="size-[18px]" />
        </Button>
      </div>
    </form>
  );
}

function isComing({ status }: { status: string }): boolean {
  return status !== 'failed';
}

function tooLong(tooMany: number): string {
  const [most, more] = [LIMITS.messageLength, tooMany].map((count) =>
    count.toLocaleString('en-GB'),
  );
  return `A message has at most ${most} characters. Shorten it by ${more}, or send it as two.`;
}

function labelOf({ writesFor }: Conversation['abilities']): string {
  return writesFor === null ? 'Write a message' : `Write for ${writesFor.name}`;
}
