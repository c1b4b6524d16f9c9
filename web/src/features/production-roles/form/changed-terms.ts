import type { RoleForm } from '@callboard/contract/role-form';

type Terms = 'pay' | 'dates' | 'content';

const FIELDS: Record<Terms, readonly (keyof RoleForm)[]> = {
  pay: ['payKind', 'payAmount', 'payUnit', 'payCurrency', 'payNote', 'usage'],
  dates: ['workDates'],
  content: ['contentFlags', 'contentNote', 'replicaUses', 'replicaTerms'],
};

/** Which of the promises made to applicants a change touches. */
export function changedTerms(before: RoleForm, after: RoleForm): Terms[] {
  const isSame = (field: keyof RoleForm) =>
    JSON.stringify(before[field]) === JSON.stringify(after[field]);
  return (Object.keys(FIELDS) as Terms[]).filter((terms) => !FIELDS[terms].every(isSame));
}
