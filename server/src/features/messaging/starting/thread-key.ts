import type { Parties } from './parties.ts';

/** At most one of them is told. */
export type Subject = { roleId: string | null; productionId: string | null };

/** The same people, for the same talent, about the same: the same conversation, whoever begins. */
export function threadKeyOf({ userIds, talentProfileId }: Parties, subject: Subject): string {
  const { roleId, productionId } = subject;
  const parts = [
    userIds.toSorted().join('+'),
    talentProfileId && `talent:${talentProfileId}`,
    roleId && `role:${roleId}`,
    productionId && `production:${productionId}`,
  ];
  return parts.filter(Boolean).join(' ');
}
