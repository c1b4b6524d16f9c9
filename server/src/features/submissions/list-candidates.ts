import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPostings } from '../casting-calls/opportunities/postings/list-postings.ts';
import { compareRoster } from './compare-roster.ts';

type Asked = { callId: string; portfolioId: string };

/** An agent's talents beside one call, each with the reasons. */
export async function listCandidates(
  platform: Platform,
  actor: Actor,
  { callId, portfolioId }: Asked,
) {
  const calls = await listPostings(platform.db, [callId]);
  const { rows, compared } = await compareRoster(platform, actor, { portfolioId, calls });
  const items = rows.flatMap(({ cells, ...talent }) =>
    cells.map(({ callId: _, ...standing }) => ({ ...talent, ...standing })),
  );
  const roleId = calls[0]?.roleId ?? '';
  return {
    items: items.map((item) => {
      const { talentProfileId } = item;
      return { ...item, reasons: compared.explain({ roleId, talentProfileId }) };
    }),
    nextCursor: null,
  };
}
