import { hashToken } from '../../features/auth/session-token.ts';
import {
  shortlistEntries,
  shortlistLinks,
  shortlistOpinions,
  shortlists,
} from '../../features/shortlists/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, minutesAgo } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import { productionIdOf, roleIdOf } from '../productions/production-ids.ts';
import { DIRECTORS_LIST, type ListPlan, planLists } from './plan-lists.ts';
import { NOTES, SAID, VIEWERS } from './words.ts';

/** Opens the director's list: /shared/shortlists/callboard-demo-director. */
const DIRECTORS_TOKEN = 'callboard-demo-director';

const listIdOf = (key: string) => demoId(`shortlist/${key}`);
const entryIdOf = (key: string, who: string) => demoId(`shortlist-entry/${key}/${who}`);
const linkIdOf = (label: string) => demoId(`shortlist-link/${label}`);

export const loadShortlists: DemoLoader = async (tx, now) => {
  const lists = planLists(now);
  await insertMany(
    tx,
    shortlists,
    lists.map(({ key, production, role, name, by, daysAgo }) => ({
      id: listIdOf(key),
      productionId: productionIdOf(production),
      roleId: role === null ? null : roleIdOf(role),
      name,
      createdByUserId: userIdOf(by),
      createdAt: dayAt(now, -daysAgo, 10),
      updatedAt: dayAt(now, -1, 16),
    })),
  );
  await insertMany(
    tx,
    shortlistEntries,
    lists.flatMap((list) => entriesOf(list, now)),
  );
  await insertMany(tx, shortlistLinks, linksAt(now));
  const shared = lists.find(({ key }) => key === DIRECTORS_LIST);
  if (shared !== undefined) await insertMany(tx, shortlistOpinions, opinionsOf(shared, now));
};

function entriesOf({ key, by, daysAgo, who }: ListPlan, now: Date) {
  return who.map((talent, at) => ({
    id: entryIdOf(key, talent),
    shortlistId: listIdOf(key),
    talentProfileId: talentProfileIdOf(talent),
    position: at + 1,
    note: (key === DIRECTORS_LIST ? NOTES[at] : null) ?? null,
    addedByUserId: userIdOf(by),
    addedAt: dayAt(now, -daysAgo, 11),
  }));
}

/** One that is open, one that was taken back, and one that has run out. */
function linksAt(now: Date) {
  const link = {
    shortlistId: listIdOf(DIRECTORS_LIST),
    createdByUserId: userIdOf('imogen-farrell'),
  };
  return [
    {
      ...link,
      id: linkIdOf('director'),
      tokenHash: hashToken(DIRECTORS_TOKEN),
      label: 'Hanna and Piers',
      createdAt: dayAt(now, -4, 12),
      expiresAt: dayAt(now, 26, 12),
      revokedAt: null,
      lastOpenedAt: minutesAgo(now, 95),
    },
    {
      ...link,
      id: linkIdOf('broadcaster'),
      tokenHash: hashToken(demoId('shortlist-token/broadcaster')),
      label: 'Broadcaster',
      createdAt: dayAt(now, -5, 15),
      expiresAt: dayAt(now, 2, 15),
      revokedAt: dayAt(now, -4, 9),
      lastOpenedAt: null,
    },
    {
      ...link,
      id: linkIdOf('writer'),
      tokenHash: hashToken(demoId('shortlist-token/writer')),
      label: 'Writer',
      createdAt: dayAt(now, -5, 11),
      expiresAt: dayAt(now, -4, 11),
      revokedAt: null,
      lastOpenedAt: dayAt(now, -5, 19),
    },
  ];
}

function opinionsOf({ key, who }: ListPlan, now: Date) {
  return SAID.flatMap(({ viewer, face, rating, comment }, at) => {
    const talent = who[face];
    const saidAt = minutesAgo(now, 120 - at);
    if (talent === undefined) return [];
    return [
      {
        id: demoId(`shortlist-opinion/${viewer}/${talent}`),
        linkId: linkIdOf('director'),
        entryId: entryIdOf(key, talent),
        viewerId: demoId(`shortlist-viewer/${viewer}`),
        viewerName: VIEWERS[viewer],
        rating,
        comment,
        createdAt: saidAt,
        updatedAt: saidAt,
      },
    ];
  });
}
