import {
  MAILED_BY_DEFAULT,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@callboard/contract/notifications';
import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { listMailChoices, saveMailChoices } from './queries.ts';

type MailChoices = { mailed: NotificationKind[] };

export async function getMailChoices(platform: Platform, actor: Actor): Promise<MailChoices> {
  const chosen = new Map(
    (await listMailChoices(platform.db, actor.user.id)).map(({ kind, isMailed }) => [
      kind,
      isMailed,
    ]),
  );
  const mailed = NOTIFICATION_KINDS.filter(
    (kind) => chosen.get(kind) ?? MAILED_BY_DEFAULT.includes(kind),
  );
  return { mailed };
}

/** From now on every kind has been chosen, so a new default changes nothing for this person. */
export async function chooseMail(
  platform: Platform,
  actor: Actor,
  { mailed }: MailChoices,
): Promise<MailChoices> {
  const choices = NOTIFICATION_KINDS.map((kind) => ({ kind, isMailed: mailed.includes(kind) }));
  await saveMailChoices(platform.db, actor.user.id, choices);
  return getMailChoices(platform, actor);
}
