import { CHANGE_MINUTES, type Message } from '@callboard/contract/messages';

export function isChangeable({ sentAt, deletedAt }: Message, now: Date): boolean {
  return deletedAt === null && now.getTime() - Date.parse(sentAt) < CHANGE_MINUTES * 60_000;
}
