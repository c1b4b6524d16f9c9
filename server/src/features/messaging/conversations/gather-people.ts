import type { ConversationPerson } from '@callboard/contract/conversations';
import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listVisibleTalents } from '../../talent-profiles/find-talent.ts';
import { presentPerson } from '../people/present-person.ts';
import { listPersonRows } from '../people/queries.ts';
import { type ConversationRow, listPlaces, type PlaceRow } from './queries.ts';

/** The people of each conversation, and those who wrote the last messages, in a few queries for all. */
export async function gatherPeople(
  platform: Platform,
  actor: Actor,
  rows: readonly ConversationRow[],
) {
  const { db } = platform;
  const ids = rows.map(({ id }) => id);
  const places = await listPlaces(db, ids, LIMITS.conversationPeople);
  const authors = rows.flatMap(({ last }) => (last === null ? [] : [last.authorUserId]));
  const userIds = [actor.user.id, ...authors, ...places.map(({ userId }) => userId)];
  const personRows = await listPersonRows(db, userIds);
  const profileIds = personRows.flatMap(({ talent }) => (talent === null ? [] : [talent.id]));
  const visible = await listVisibleTalents(platform, actor, profileIds);
  const seen = new Set(visible.map(({ id }) => id));
  const byUser = new Map(
    personRows.map((row) => {
      const talentProfileId = row.talent !== null && seen.has(row.talent.id) ? row.talent.id : null;
      return [row.userId, { ...presentPerson(row), talentProfileId }];
    }),
  );
  const placesOf = Map.groupBy(places, ({ conversationId }) => conversationId);

  const peopleOf = (row: ConversationRow): ConversationPerson[] => {
    const others = (placesOf.get(row.id) ?? []).filter(({ userId }) => userId !== actor.user.id);
    return [...others, ownPlace(row, actor)].flatMap((place) => {
      const person = byUser.get(place.userId);
      if (person === undefined) return [];
      const actsForTalent = !place.isDirect && place.userId !== row.talent?.userId;
      const company = place.agency ?? person.company;
      return [{ ...person, company, actsForTalent, readSequence: place.readSequence }];
    });
  };
  const authorOf = ({ last }: ConversationRow) => byUser.get(last?.authorUserId ?? '');
  return { peopleOf, authorOf };
}

function ownPlace(row: ConversationRow, { user }: Actor): Omit<PlaceRow, 'conversationId'> {
  const { isDirect, readSequence, lastSequence } = row;
  return {
    userId: user.id,
    isDirect: isDirect === true,
    readSequence: readSequence ?? lastSequence,
    agency: null,
  };
}
