import type { Message } from '@callboard/contract/messages';
import { classes } from '../../../ui/classes.ts';
import { Attachments } from './attachments.tsx';
import { CautionNote } from './caution-note.tsx';
import { MessageMenu } from './message-menu.tsx';
import { MessageText } from './message-text.tsx';
import type { Row } from './rows.ts';

type Props = { row: Row; isHit: boolean };

/** What was said, with what came along and what can be done about it. */
export function Bubble({ row, isHit }: Props) {
  const { message, unsent, isOwn } = row;
  const said = message ?? unsent;
  if (said === undefined) return null;
  if (message !== undefined && message.deletedAt !== null) return <Deleted isOwn={isOwn} />;
  const author = message === undefined || isOwn ? 'you' : message.author.name;
  return (
    <div className={classes('flex min-w-0 items-start gap-1', isOwn && 'flex-row-reverse')}>
      <div
        className={classes(
          'grid min-w-0 gap-1.5',
          isOwn ? 'justify-items-end' : 'justify-items-start',
        )}
      >
        {said.text !== '' && (
          <div
            className={classes(
              'max-w-[60ch] rounded-card px-3 py-2 pointer-coarse:text-16',
              isOwn ? 'bg-fill' : 'border border-line bg-paper',
              unsent?.status === 'failed' && 'outline-1 outline-danger',
              isHit && 'outline-2 outline-accent',
            )}
          >
            <MessageText text={said.text} />
            {message !== undefined && message.editedAt !== null && (
              <p className="mt-0.5 text-12 text-muted">Edited</p>
            )}
          </div>
        )}
        {said.attachments.length > 0 && (
          <Attachments attachments={said.attachments} author={author} isOwn={isOwn} />
        )}
        {message !== undefined && <Caution message={message} isOwn={isOwn} />}
      </div>
      {message !== undefined && <MessageMenu message={message} isOwn={isOwn} />}
    </div>
  );
}

function Caution({ message, isOwn }: { message: Message; isOwn: boolean }) {
  return message.caution === null || isOwn ? null : <CautionNote caution={message.caution} />;
}

function Deleted({ isOwn }: { isOwn: boolean }) {
  return (
    <p className="rounded-card border border-line border-dashed px-3 py-2 text-muted">
      {isOwn ? 'You deleted this message' : 'This message was deleted'}
    </p>
  );
}
