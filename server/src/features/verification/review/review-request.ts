import type { ReviewedVerification } from '@callboard/contract/verification';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listFilesOf } from '../evidence/queries.ts';
import { presentRequest, presentTimes } from '../present-request.ts';
import { findReviewed, findStanding, listOthersOf } from './queries.ts';

/** Everything that a decision needs. That somebody read it is written down. */
export async function reviewRequest(
  platform: Platform,
  actor: Actor,
  requestId: string,
): Promise<ReviewedVerification> {
  const { db, clock } = platform;
  const found = await findReviewed(db, requestId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { request, person, decidedBy } = found;
  const [files, standing, earlier] = await Promise.all([
    listFilesOf(db, [requestId]),
    findStanding(db, person.id),
    listOthersOf(db, person.id, requestId),
  ]);
  const target = { kind: 'verification-request', id: requestId };
  await platform.transaction((tx) => {
    return audit(tx, clock, actor, { act: 'verification.reviewed', target });
  });
  return {
    ...presentRequest(request, files.get(requestId) ?? []),
    person: {
      ...person,
      memberSince: person.memberSince.toISOString(),
      suspendedAt: person.suspendedAt?.toISOString() ?? null,
      ...describeStanding(standing),
    },
    decidedBy,
    earlier: earlier.map((row) => ({ ...row, ...presentTimes(row) })),
    openReports: standing.openReports,
  };
}

type Standing = Awaited<ReturnType<typeof findStanding>>;

function describeStanding({ talent, client, agencies }: Standing) {
  const known = [talent?.stageName, client?.name, ...agencies.map(({ name }) => name)];
  const websites = [client?.website, ...agencies.map(({ website }) => website)];
  return {
    knownAs: known.filter((name) => typeof name === 'string'),
    website: websites.find((website) => typeof website === 'string') ?? null,
    talentProfileId: talent?.id ?? null,
  };
}
