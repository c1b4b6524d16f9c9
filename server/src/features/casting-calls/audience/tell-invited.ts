import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifyEach } from '../../notifications/notify.ts';
import { listTalentSides } from '../../representation/list-talent-sides.ts';
import { listInvitedNames } from './queries.ts';

export type Opened = {
  /** Of one breakdown, in their order; the first is where the news lead. */
  calls: readonly { id: string; roleTitle: string }[];
  /** As outsiders know it. */
  productionTitle: string;
};

/** `Nessa`, or `3 roles`. */
export function rolesInWords(calls: Opened['calls']): string {
  const [first, ...others] = calls;
  return first === undefined || others.length > 0 ? `${calls.length} roles` : first.roleTitle;
}

/** Tells talents that they are asked to apply, and whoever acts for them which of theirs are: once each. */
export async function tellInvited(
  platform: Platform,
  tx: Transaction,
  { calls, productionTitle }: Opened,
  talentProfileIds: readonly string[],
): Promise<void> {
  const [first] = calls;
  if (first === undefined || talentProfileIds.length === 0) return;
  const roles = rolesInWords(calls);
  const [sides, names] = [
    await listTalentSides(tx, talentProfileIds),
    await listInvitedNames(tx, talentProfileIds),
  ];
  const told = Map.groupBy(
    names.flatMap((talent) => (sides.get(talent.id) ?? []).map((userId) => ({ userId, talent }))),
    ({ userId }) => userId,
  );
  const news = [...told].map(([userId, theirs]) => {
    const isOwn = theirs.some(({ talent }) => talent.userId === userId);
    const others = theirs.filter(({ talent }) => talent.userId !== userId);
    const whom = isOwn ? undefined : namesInWords(others.map(({ talent }) => talent.name));
    return {
      userId,
      title: `${whom ? `${whom} invited` : 'Invited'} to apply: ${roles}`,
      content: `The casting team of ${productionTitle} would like to see ${whom ? `an application of ${whom}` : 'an application'} for ${roles}.`,
      link: `/casting-calls/${first.id}` as const,
    };
  });
  await notifyEach(platform, tx, 'casting_call', news);
}

/** `Mara Quill`, `Mara Quill and 2 more`. */
function namesInWords([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
