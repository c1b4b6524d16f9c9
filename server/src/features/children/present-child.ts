import type { Child } from '@callboard/contract/children';
import type { Clock } from '../../platform/clock.ts';
import { withIsMinor } from '../talent-profiles/is-minor.ts';
import { photoUrlOf } from '../talent-profiles/present-talent-profile.ts';
import type { ChildRow } from './queries.ts';
import { turns18On } from './turns-18-on.ts';

export function presentChild(clock: Clock, row: ChildRow): Child {
  const { id, firstName, lastName, dateOfBirth, relation, licenceUntil } = row;
  const { handOverEmail: email, handOverExpiresAt: expiresAt } = row;
  return {
    id,
    firstName,
    lastName,
    photoUrl: photoUrlOf(row),
    dateOfBirth,
    isMinor: withIsMinor(clock, row).isMinor,
    relation,
    licenceUntil,
    turns18On: dateOfBirth && turns18On(dateOfBirth),
    handOver: email && expiresAt ? { email, expiresAt: expiresAt.toISOString() } : null,
  };
}
