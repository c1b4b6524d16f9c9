import type { ShortlistLink } from '@callboard/contract/shortlists';
import { shortDay } from '../../../lib/casting/days.ts';
import { untilInWords } from '../../../lib/casting/until.ts';
import { agoInLine } from '../words.ts';

export function isLive({ revokedAt, expiresAt }: ShortlistLink, now: Date = new Date()): boolean {
  return revokedAt === null && new Date(expiresAt) > now;
}

/** 'Opened 5 minutes ago · expires in 6 days'. */
export function standingOf(link: ShortlistLink, now: Date = new Date()): string {
  const { revokedAt, expiresAt, lastOpenedAt } = link;
  const opened =
    lastOpenedAt === null ? 'Not opened yet' : `Opened ${agoInLine(lastOpenedAt, now)}`;
  if (revokedAt !== null) return `${opened} · revoked ${shortDay(revokedAt, now)}`;
  if (!isLive(link, now)) return `${opened} · expired ${shortDay(expiresAt, now)}`;
  return `${opened} · expires ${untilInWords(expiresAt, now)}`;
}
