import { useQuery } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../lib/use-session.ts';
import { type Portfolio, portfoliosQuery } from '../business-portfolios/sidebar/api.ts';
import {
  findStoredPortfolioId,
  findStoredTalent,
  forgetTalent,
  rememberTalent,
  type SelectedTalent,
} from './selected-talent.ts';
import { type Selection, SelectionContext } from './selection-context.ts';
import { type AgentId, useChoice } from './use-choice.ts';

/** Around every page: an agent's selection lasts while they go from one to another. */
export function SelectionProvider({ children }: PropsWithChildren) {
  const agentId = useAgentId();
  const portfolios = usePortfolios(agentId);
  const [portfolio, selectPortfolio] = useSelectedPortfolio(agentId, portfolios);
  const [talent, setTalent] = useSelectedTalent(agentId, portfolio?.id);
  const selection = useMemo<Selection>(
    () => ({
      portfolios,
      portfolio,
      selectPortfolio,
      talent,
      isActingAsTalent: talent !== null,
      selectTalent: setTalent,
      clearTalent: () => setTalent(null),
    }),
    [portfolios, portfolio, selectPortfolio, talent, setTalent],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

function useAgentId(): AgentId {
  const { status, user } = useSession();
  if (user !== null) return user.role === 'agent' ? user.id : null;
  return status === 'unauthenticated' ? null : undefined;
}

function usePortfolios(agentId: AgentId): readonly Portfolio[] | undefined {
  const { data } = useQuery({ ...portfoliosQuery, enabled: typeof agentId === 'string' });
  return useMemo(() => (data === undefined ? undefined : byName(data)), [data]);
}

type PortfolioList = { owned?: Portfolio[]; member?: Portfolio[] } | null;

/** An answer that was nothing at all arrives as an empty list, which has neither part. */
function byName(list: PortfolioList): Portfolio[] {
  const all = [...(list?.owned ?? []), ...(list?.member ?? [])];
  return all.sort((one, other) => one.name.localeCompare(other.name));
}

/** The first by name, or that of the stored talent, until the agent chooses another. */
function useSelectedPortfolio(agentId: AgentId, portfolios: readonly Portfolio[] | undefined) {
  const [chosen, choose] = useChoice(agentId, (newAgentId) => {
    if (portfolios === undefined || portfolios.length === 0) return undefined;
    const storedId = findStoredPortfolioId(newAgentId);
    return portfolios.find(({ id }) => id === storedId) ?? portfolios[0];
  });
  // The list knows its newest name; one that was just created may not be in it yet.
  const known = portfolios?.find(({ id }) => id === chosen?.id);
  // One that was in it and is no longer was deleted, or is no longer the agent's.
  const [listedId, setListedId] = useState<string>();
  if (known !== undefined && known.id !== listedId) setListedId(known.id);
  const isGone = known === undefined && portfolios !== undefined && chosen?.id === listedId;
  return [isGone ? (portfolios[0] ?? null) : (known ?? chosen ?? null), choose] as const;
}

/** Whom the agent acted as when the page was last open; what is stored follows what is chosen. */
function useSelectedTalent(agentId: AgentId, portfolioId: string | undefined) {
  const [chosen = null, choose] = useChoice<SelectedTalent | null>(agentId, findStoredTalent);
  useEffect(() => {
    if (agentId === undefined) return;
    if (agentId === null || chosen === null) forgetTalent();
    else rememberTalent({ talent: chosen, agentId, portfolioId });
  }, [agentId, chosen, portfolioId]);
  return [chosen, choose] as const;
}
