import { useCallback, useState } from 'react';

/** Null once it is certain that no agent is here, undefined while that is open. */
export type AgentId = string | null | undefined;

/**
 * Something that an agent has chosen. It is theirs: gone when nobody is here, and begun anew by the
 * next. `begin` says what is chosen while nothing is, where there is something to choose from.
 */
export function useChoice<Chosen>(
  agentId: AgentId,
  begin: (agentId: string) => Chosen | undefined,
): [chosen: Chosen | undefined, choose: (chosen: Chosen) => void] {
  const [held, setHeld] = useState<{ agentId: string; chosen: Chosen } | null>(null);
  const choice = typeof agentId === 'string' ? (ownOf(agentId, held) ?? beginning(agentId)) : null;
  if (choice !== held) setHeld(choice);

  function beginning(newAgentId: string) {
    const chosen = begin(newAgentId);
    return chosen === undefined ? null : { agentId: newAgentId, chosen };
  }

  const choose = useCallback(
    (chosen: Chosen) => {
      if (typeof agentId === 'string') setHeld({ agentId, chosen });
    },
    [agentId],
  );
  return [choice?.chosen, choose];
}

function ownOf<Held extends { agentId: string }>(agentId: string, held: Held | null) {
  return held?.agentId === agentId ? held : null;
}
