import type { BodyOf } from '@callboard/contract/endpoint';
import type { FieldErrors } from '@callboard/contract/errors';
import { LINE_UP_PLACES, type LineUpPlace } from '@callboard/contract/production-choices';
import type { productionRoleEndpoints } from '@callboard/contract/production-roles';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireRole } from '../require-rights.ts';
import { listCandidates, lockLineUp, replacePlaces } from './queries.ts';

type LineUp = BodyOf<typeof productionRoleEndpoints.setLineUp>;
type Placed = {
  place: LineUpPlace;
  applicationId: string | null;
  outsidePersonId: string | null;
};

/** Says anew whom the team thinks of for a role. It is the team's own business: nobody else is told. */
export async function setLineUp(
  platform: Platform,
  actor: Actor,
  roleId: string,
  lineUp: LineUp,
): Promise<void> {
  await requireRole(platform.db, actor, roleId, 'review');
  const placed = LINE_UP_PLACES.flatMap((place) => {
    const face = lineUp[place];
    return face === null ? [] : [{ place, ...face }];
  });
  await platform.transaction(async (tx) => {
    await lockLineUp(tx, roleId);
    const candidates = await listCandidates(tx, roleId, {
      applicationIds: placed.flatMap(({ applicationId }) => applicationId ?? []),
      outsidePersonIds: placed.flatMap(({ outsidePersonId }) => outsidePersonId ?? []),
    });
    requireDifferentPeople(placed, new Map(candidates.map(({ id, person }) => [id, person])));
    const updatedAt = platform.clock.now();
    await replacePlaces(
      tx,
      roleId,
      placed.map((row) => ({ ...row, roleId, updatedAt })),
    );
    await audit(tx, platform.clock, actor, {
      act: 'productions.line-up-set',
      target: { kind: 'production-role', id: roleId },
      difference: lineUp,
    });
  });
}

/** Everyone belongs to the role, and nobody stands in two places, not by two applications either. */
function requireDifferentPeople(placed: readonly Placed[], personOf: Map<string, string>): void {
  const fields: FieldErrors = {};
  const seen = new Set<string>();
  for (const { place, applicationId, outsidePersonId } of placed) {
    const person = personOf.get(applicationId ?? outsidePersonId ?? '');
    if (person === undefined) fields[place] = 'Please choose someone who is up for this role';
    else if (seen.has(person)) fields[place] = 'This person stands in another place already';
    else seen.add(person);
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}
