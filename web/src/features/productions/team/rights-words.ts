import {
  COLLABORATOR_RIGHTS,
  type CollaboratorRights,
} from '@callboard/contract/production-choices';
import { RIGHTS_WORDS } from '../../../lib/casting/role-words.ts';

const HINTS: Record<CollaboratorRights, string> = {
  manage: 'Change everything, publish, end, make offers',
  review: 'Move people, rate, write notes',
  view: 'Look at everything, change nothing',
};

export const RIGHTS_OPTIONS = COLLABORATOR_RIGHTS.map((value) => ({
  value,
  label: RIGHTS_WORDS[value],
  hint: HINTS[value],
}));
