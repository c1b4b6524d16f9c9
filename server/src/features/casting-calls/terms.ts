import type { RoleForm } from '@callboard/contract/production-roles';

/** What applicants were promised. A change to any of it makes a new version of an open call. */
export type CallTerms = Pick<
  RoleForm,
  | 'payKind'
  | 'payAmount'
  | 'payUnit'
  | 'payCurrency'
  | 'payNote'
  | 'usage'
  | 'workDates'
  | 'contentFlags'
  | 'contentNote'
  | 'replicaUses'
  | 'replicaTerms'
>;
