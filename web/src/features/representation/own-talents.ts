import type {
  businessPortfolioEndpoints,
  RosterTalent,
} from '@callboard/contract/business-portfolios';
import { COUNT_CALLS } from '@callboard/contract/count-calls';
import { fillPath } from '@callboard/contract/endpoint';
import { LIMITS } from '@callboard/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';

const line = COUNT_CALLS.portfolioTalent;

type Asked = { portfolioId: string; agentId: string };

const rosterOf = (portfolioId: string) => ({
  queryKey: keyOfPath(fillPath(line.path, { id: portfolioId })),
  queryFn: ({ signal }: { signal: AbortSignal }) => readAll(portfolioId, signal),
});

/** For whom an agent may answer in a portfolio: as an admin of it for others' talents too. */
export const answeredTalentsQuery = (portfolioId: string) => queryOptions(rosterOf(portfolioId));

/** Whom an agent works with: those assigned to them. */
export const ownTalentsQuery = ({ portfolioId, agentId }: Asked) =>
  queryOptions({
    ...rosterOf(portfolioId),
    select: (talents) =>
      talents.filter(({ assignments }) =>
        assignments.some(({ teamMember }) => teamMember.userId === agentId),
      ),
  });

/** They come a hundred at a time, each page after the last talent of the one before. */
async function readAll(id: string, signal: AbortSignal): Promise<RosterTalent[]> {
  const talents: RosterTalent[] = [];
  while (talents.length < LIMITS.rosterTalents) {
    const before = talents.at(-1)?.talentProfile.id;
    const page = await callAt<typeof businessPortfolioEndpoints.talent>(
      line,
      { params: { id }, query: { before } },
      { signal },
    );
    talents.push(...page);
    if (page.length < LIMITS.pageSizeMax) break;
  }
  return talents;
}
