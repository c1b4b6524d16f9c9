import type { Message } from '@callboard/contract/messages';
import type { ThreadState } from '../engine/thread-store.ts';
import type { Unsent } from '../engine/unsent.ts';
import { dayWord } from './day-words.ts';

/** One line of the thread. A message keeps its key when it becomes the server's. */
export type Row = {
  key: string;
  message: Message | undefined;
  unsent: Unsent | undefined;
  isOwn: boolean;
  /** Above it, where a day begins. */
  day: string | undefined;
  /** The first that one has not read. */
  isFirstNew: boolean;
  /** Whether it begins, and ends, what one person says in one go. */
  startsGroup: boolean;
  endsGroup: boolean;
};

/** Longer silence begins a new group. */
const GROUP_MS = 5 * 60_000;

type Scene = {
  userId: string;
  /** What was new when the thread was opened: after the first number, up to the second. */
  readSequence: number;
  lastSequence: number;
  now: Date;
};

type Line = { message?: Message; unsent?: Unsent; author: string; at: number; day: string };

export function rowsOf(state: Pick<ThreadState, 'messages' | 'unsent'>, scene: Scene): Row[] {
  const { userId, readSequence, lastSequence, now } = scene;
  const lines: Line[] = [
    ...(state.messages ?? []).map((message) => ({
      message,
      author: voiceOf(message),
      ...momentOf(message, message.sentAt),
    })),
    ...state.unsent.map((unsent) => ({
      unsent,
      author: userId,
      ...momentOf(unsent, unsent.writtenAt),
    })),
  ];
  let isNewShown = false;
  return lines.map((line, at): Row => {
    const { message, unsent } = line;
    const isOwn = message === undefined || message.author.userId === userId;
    const sequence = message?.sequence ?? 0;
    const isNew = !isOwn && sequence > readSequence && sequence <= lastSequence;
    const isFirstNew = isNew && !isNewShown;
    isNewShown ||= isNew;
    const before = lines[at - 1];
    const isNewDay = line.day !== before?.day;
    return {
      key: message?.clientId ?? unsent?.clientId ?? '',
      message,
      unsent,
      isOwn,
      day: isNewDay ? dayWord(new Date(line.at), now) : undefined,
      isFirstNew,
      startsGroup: isFirstNew || !isSameGroup(before, line),
      endsGroup: !isSameGroup(line, lines[at + 1]),
    };
  });
}

/** Who is heard: an agent who writes for two talents speaks with two voices. */
function voiceOf({ author, onBehalfOf }: Message): string {
  return onBehalfOf === null ? author.userId : `${author.userId} for ${onBehalfOf.userId}`;
}

function isSameGroup(one: Line | undefined, other: Line | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  // What failed says so itself; where the others are stands under them.
  if (isFailed(one) || isFailed(other)) return false;
  const isSameVoice =
    one.author.split(' ')[0] === other.author.split(' ')[0] &&
    (one.author === other.author || one.unsent !== undefined || other.unsent !== undefined);
  return isSameVoice && one.day === other.day && other.at - one.at < GROUP_MS;
}

function isFailed({ unsent }: Line): boolean {
  return unsent?.status === 'failed';
}

const moments = new WeakMap<object, { at: number; day: string }>();

/** Worked out once: there are thousands. */
function momentOf(of: object, written: string): { at: number; day: string } {
  const known = moments.get(of);
  if (known !== undefined) return known;
  const date = new Date(written);
  const moment = { at: date.getTime(), day: date.toDateString() };
  moments.set(of, moment);
  return moment;
}
