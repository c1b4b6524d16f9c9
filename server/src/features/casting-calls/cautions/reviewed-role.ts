import type { CallCaution } from '@callboard/contract/call-review';
import type { RoleForm } from '@callboard/contract/role-form';

/** What of a role is looked at: its texts and what it promises. */
export type ReviewedRole = Pick<
  RoleForm,
  | 'title'
  | 'description'
  | 'physicalWishes'
  | 'kit'
  | 'playingAgeMin'
  | 'playingAgeMax'
  | 'payKind'
  | 'payAmount'
  | 'payUnit'
  | 'payCurrency'
  | 'payNote'
  | 'contentFlags'
  | 'contentNote'
  | 'replicaTerms'
  | 'questions'
  | 'selfTape'
>;

/** What somebody applies to, and who asks for it. */
export type CallToRead = {
  id: string;
  role: ReviewedRole;
  synopsis: string | null;
  posterEmail: string | null;
  posterWebsite: string | null;
};

/** What was noticed, in its own words and with where they stand. */
export type Noticed = Pick<CallCaution, 'kind' | 'evidence' | 'place'>;
export type Evidence = Omit<Noticed, 'kind'>;
