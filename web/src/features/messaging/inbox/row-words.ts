import type { Conversation } from '@callboard/contract/conversations';
import { facesOf } from '../people/people-words.ts';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dated = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** `14:05`, `Yesterday`, `Tue`, `12 Mar`, `12 Mar 2025`. */
export function whenWords(instant: string, now: Date): string {
  const at = new Date(instant);
  const daysAgo = Math.round((midnightOf(now) - midnightOf(at)) / 86_400_000);
  if (daysAgo <= 0) return time.format(at);
  if (daysAgo === 1) return 'Yesterday';
  if (daysAgo < 7) return weekday.format(at);
  return (at.getFullYear() === now.getFullYear() ? day : dated).format(at);
}

function midnightOf(at: Date): number {
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
}

/** Who said the last word, where the faces do not say it, and what it was. */
export function previewOf(conversation: Conversation, userId: string) {
  const { lastMessage } = conversation;
  if (lastMessage === null) return undefined;
  const { authorUserId, authorName, text, attachments, isDeleted } = lastMessage;
  const faces = facesOf(conversation);
  const isEvident = faces.length === 1 && faces[0]?.userId === authorUserId;
  const who =
    authorUserId === userId ? 'You' : isEvident ? undefined : authorName.split(' ')[0] || undefined;
  const files = attachments === 1 ? '1 file' : `${attachments} files`;
  const said = isDeleted ? 'Deleted' : text.trim() || files;
  return { who, said, isQuoted: !isDeleted && text.trim() !== '' };
}
