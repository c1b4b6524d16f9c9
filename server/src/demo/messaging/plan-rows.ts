import { findPatterns } from '../../features/messaging/cautions/find-patterns.ts';
import { threadKeyOf } from '../../features/messaging/starting/thread-key.ts';
import { demoId } from '../demo-id.ts';
import { wakingMinutesAgo } from '../demo-time.ts';
import { talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import { productionIdOf, roleIdOf } from '../productions/production-ids.ts';
import { ada } from './people.ts';
import { sideOf } from './side-of.ts';
import { conversationIdOf, type Said, type Talk, timesOf } from './talk.ts';

/** How long after sending someone changed their mind. */
const CHANGED_AFTER_MINUTES = 3;

const messageIdOf = ({ key }: Talk, index: number) => demoId(`message/${key}/${index}`);

export function conversationRow(talk: Talk, now: Date) {
  const { key, lines, between } = talk;
  const [one, other] = between.map(userIdOf);
  if (one === undefined || other === undefined) throw new Error('Two people talk.');
  const talentProfileId = talk.talent === undefined ? null : talentProfileIdOf(talk.talent);
  const subject = {
    roleId: talk.role === undefined ? null : roleIdOf(talk.role),
    productionId: talk.production === undefined ? null : productionIdOf(talk.production),
  };
  const lastMessageAt = wakingMinutesAgo(now, talk.to);
  return {
    id: conversationIdOf(key),
    ...subject,
    talentProfileId,
    startedByUserId: one,
    threadKey: threadKeyOf({ userIds: [one, other], talentProfileId }, subject),
    lastSequence: lines.length,
    revision: lines.length + lines.filter(([, , fate]) => fate !== undefined).length,
    lastMessageAt,
    createdAt: wakingMinutesAgo(now, talk.from),
    updatedAt: lastMessageAt,
  };
}

export function participantRows(talk: Talk, now: Date) {
  const { key, between, lines, talent, unread = {} } = talk;
  const side = talent === undefined ? [] : sideOf(talent);
  return [...between, ...side].map((who) => ({
    conversationId: conversationIdOf(key),
    userId: userIdOf(who),
    readSequence: lines.length - (unread[who] ?? 0),
    isDirect: between.includes(who),
    createdAt: wakingMinutesAgo(now, talk.from),
  }));
}

export function messageRows(talk: Talk, now: Date) {
  const { key, lines, between, talent } = talk;
  const times = timesOf(talk);
  let revision = lines.length;
  return lines.map((said, index) => {
    const [who, text, fate] = said;
    const sentAgo = times[index] ?? talk.to;
    const changedAt = wakingMinutesAgo(now, sentAgo - CHANGED_AFTER_MINUTES);
    if (fate !== undefined) revision += 1;
    const isForTalent = talent !== undefined && !between.includes(who);
    return {
      id: messageIdOf(talk, index),
      conversationId: conversationIdOf(key),
      sequence: index + 1,
      revision: fate === undefined ? index + 1 : revision,
      authorUserId: userIdOf(who),
      onBehalfOfUserId: isForTalent ? userIdOf(talent) : null,
      clientId: demoId(`message-client/${key}/${index}`),
      text,
      caution: noticedIn(said).caution,
      sentAt: wakingMinutesAgo(now, sentAgo),
      editedAt: fate !== undefined && 'was' in fate ? changedAt : null,
      deletedAt: fate !== undefined && 'isDeleted' in fate ? changedAt : null,
    };
  });
}

/** What messages said before they were changed. */
export function versionRows(talk: Talk, now: Date) {
  const times = timesOf(talk);
  return talk.lines.flatMap(([, , fate], index) => {
    if (fate === undefined || !('was' in fate)) return [];
    const replacedAt = wakingMinutesAgo(now, (times[index] ?? talk.to) - CHANGED_AFTER_MINUTES);
    const messageId = messageIdOf(talk, index);
    return [{ id: demoId(`message-version/${messageId}`), messageId, text: fate.was, replacedAt }];
  });
}

/** What the platform noticed in them, for the moderators. */
export function flagRows(talk: Talk, now: Date) {
  const times = timesOf(talk);
  return talk.lines.flatMap((said, index) => {
    const { caution, findings } = noticedIn(said);
    if (caution === null) return [];
    const createdAt = wakingMinutesAgo(now, times[index] ?? talk.to);
    const subjectId = messageIdOf(talk, index);
    return [
      {
        id: demoId(`report/platform/${subjectId}`),
        subject: 'message' as const,
        subjectId,
        source: 'platform' as const,
        reporterUserId: null,
        findings: [...findings],
        reason: caution === 'fee' ? ('fee_request' as const) : ('off_platform_push' as const),
        note: null,
        status: 'open' as const,
        againstUserId: userIdOf(said[0]),
        concernsMinor: false,
        createdAt,
        updatedAt: createdAt,
      },
    ];
  });
}

function noticedIn([who, text]: Said) {
  return who === ada ? { caution: null, findings: [] } : findPatterns(text);
}
