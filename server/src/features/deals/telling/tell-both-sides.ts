import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifyEach } from '../../notifications/notify.ts';
import { listTeams } from '../../productions/list-team.ts';
import { listTalentSides } from '../../representation/list-talent-sides.ts';
import { listTalentNames } from '../../talent-profiles/list-talent-names.ts';
import { listRoleNames } from './queries.ts';

/** What the words of news need. A talent is called you by name to all but themselves. */
export type Names = { role: string; production: string; talent: string; isReader: boolean };
type Words = { title: string; content: string };

export type DealNews = {
  roleId: string;
  talentProfileId: string;
  /** Without words, a side's open pages hear that something changed and no more. */
  toTeam?: ((names: Names) => Words) | undefined;
  toSide?: ((names: Names) => Words) | undefined;
  /** Where on the role's page a team sees it; on the board, unless it is said. */
  teamTab?: 'days';
  /** Which of the asks on the page of a talent's side it is about. */
  about?: `${'check' | 'hold' | 'offer' | 'background'}=${string}`;
};

/**
 * Tells the team and the talent's side of each of these, in the transaction that makes them true.
 * Whoever did it needs no words for it.
 */
export async function tellBothSides(
  platform: Platform,
  tx: Transaction,
  kind: 'audition' | 'offer',
  doer: Actor | null,
  news: readonly DealNews[],
): Promise<void> {
  if (news.length === 0) return;
  const told = await findReaders(tx, news);
  const words = told.flatMap(wordsFor).filter(({ userId }) => userId !== doer?.user.id);
  await notifyEach(platform, tx, kind, words);
  const pushes = new Map(
    told.flatMap(({ team, side, role: { roleId } }) =>
      [...team, ...side].map((userId) => [`${userId} ${roleId}`, { userId, roleId }] as const),
    ),
  );
  tx.afterCommit(() => platform.realtime.toUsers('deal:changed', [...pushes.values()]));
}

type Told = Awaited<ReturnType<typeof findReaders>>[number];

async function findReaders(tx: Transaction, news: readonly DealNews[]) {
  const talentIds = [...new Set(news.map(({ talentProfileId }) => talentProfileId))];
  const named = await listRoleNames(tx, [...new Set(news.map(({ roleId }) => roleId))]);
  const teams = await listTeams(tx, [...new Set(named.map(({ productionId }) => productionId))]);
  const sides = await listTalentSides(tx, talentIds);
  const roles = new Map(named.map((role) => [role.roleId, role]));
  const talents = await listTalentNames(tx, talentIds);
  return news.flatMap((one) => {
    const role = roles.get(one.roleId);
    const talent = talents.get(one.talentProfileId);
    if (role === undefined || talent === undefined) return [];
    const team = teams.get(role.productionId) ?? [];
    return [{ news: one, role, talent, team, side: sides.get(one.talentProfileId) ?? [] }];
  });
}

/** The team knows the production by its title, everybody else as outsiders do. */
function wordsFor({ news: { toTeam, toSide, teamTab, about }, role, talent, team, side }: Told) {
  const names = { role: role.role, talent: talent.name };
  const ofTeam = toTeam?.({ ...names, production: role.title, isReader: false });
  const board = `/production-roles/${role.roleId}?tab=${teamTab ?? 'applications'}` as const;
  const production = role.titleForOutsiders;
  const ownPage =
    about === undefined ? ('/invitations' as const) : (`/invitations?${about}` as const);
  return [
    ...(ofTeam ? team.map((userId) => ({ userId, ...ofTeam, link: board })) : []),
    ...(toSide === undefined
      ? []
      : side.map((userId) => {
          const isReader = userId === talent.userId;
          return { userId, ...toSide({ ...names, production, isReader }), link: ownPage };
        })),
  ];
}
