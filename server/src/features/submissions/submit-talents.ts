import type { BodyOf } from '@callboard/contract/endpoint';
import type { SubmissionOutcome, submissionEndpoints } from '@callboard/contract/submissions';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Outcome, submitAll } from '../applications/own/apply/submit-all.ts';
import { lockOwnTalents } from '../applications/own/require-own-talent.ts';
import { requirePortfolio } from '../business-portfolios/require-portfolio.ts';
import { listPhotosToSend } from './queries.ts';
import { wordsFor } from './words.ts';

type Wished = BodyOf<typeof submissionEndpoints.submit>;
type Pair = Pick<Wished['submissions'][number], 'callId' | 'talentProfileId'>;

/** With those who are submitted together goes what a casting team looks at first. */
const PHOTOS_SENT = 4;

const UNKNOWN: Outcome = { applicationId: null, refusal: new AppError('NOT_FOUND') };

/** Submits an agent's talents, each to a call and each by the rules that hold for one alone. */
export async function submitTalents(
  platform: Platform,
  actor: Actor,
  { portfolioId, submissions }: Wished,
): Promise<{ outcomes: SubmissionOutcome[] }> {
  return platform.transaction(async (tx) => {
    await requirePortfolio(tx, actor, portfolioId);
    const talentIds = [...new Set(submissions.map(({ talentProfileId }) => talentProfileId))];
    const own = await lockOwnTalents(platform, tx, actor, talentIds);
    const photos = Map.groupBy(
      await listPhotosToSend(tx, talentIds, PHOTOS_SENT),
      ({ talentProfileId }) => talentProfileId,
    );
    const each = new Map(submissions.map((one) => [keyOf(one), one]));
    const sendings = [...each.values()].flatMap(({ callId, talentProfileId, note }) => {
      const known = own.get(talentProfileId);
      const mediaIds = photos.get(talentProfileId)?.map(({ mediaId }) => mediaId) ?? [];
      const form = { talentProfileId, note, mediaIds, selfTapeMediaId: null, answers: [] };
      return known === undefined ? [] : [{ callId, ...known, form }];
    });
    const sent = await submitAll(platform, tx, { actor, portfolioId }, sendings);
    const outcomes = new Map(
      sendings.map(({ callId, form }, at) => [keyOf({ callId, ...form }), sent[at] ?? UNKNOWN]),
    );
    return {
      outcomes: [...each].map(([key, { callId, talentProfileId }]) => {
        const { applicationId, refusal } = outcomes.get(key) ?? UNKNOWN;
        return { callId, talentProfileId, applicationId, ...wordsFor(refusal) };
      }),
    };
  });
}

function keyOf({ callId, talentProfileId }: Pair): string {
  return `${callId} ${talentProfileId}`;
}
