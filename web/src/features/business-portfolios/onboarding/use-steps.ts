import { useQueries } from '@tanstack/react-query';
import { rosterCountQuery, teamInvitationsQuery, teamQuery } from '../page-queries.ts';
import { usePortfolioId } from '../use-portfolio-id.ts';

export type Step = {
  title: string;
  text: string;
  isDone: boolean;
  action: 'create' | { to: '/managed-talent' | '/team-members'; label: string };
};

/** How far someone is, by what is there already: also where a colleague did it. */
export function useSteps() {
  const { id, portfolio, list } = usePortfolioId();
  const enabled = id !== undefined;
  const [roster, asked, team, invitations] = useQueries({
    queries: [
      { ...rosterCountQuery(id ?? '', { standing: 'represented' }), enabled },
      { ...rosterCountQuery(id ?? '', { standing: 'asked' }), enabled },
      { ...teamQuery(id ?? ''), enabled },
      // Whoever may not see invitations is on someone's team, so this step is done.
      { ...teamInvitationsQuery(id ?? ''), enabled, throwOnError: false },
    ],
  });
  const talents = roster.data?.total ?? 0;
  const requests = asked.data?.total ?? 0;
  const colleagues = (team.data?.items.length ?? 1) - 1;
  const invited = invitations.data?.items.length ?? 0;
  const steps: Step[] = [
    {
      title: 'Your business',
      text: portfolio?.name ?? 'A name is enough to begin. Logo and contact details can follow.',
      isDone: enabled,
      action: 'create',
    },
    {
      title: 'Your first talent',
      text: describeRoster(talents, requests),
      isDone: talents > 0 || requests > 0,
      action: { to: '/managed-talent', label: 'Add a talent' },
    },
    {
      title: 'Your first colleague',
      text: describeTeam(colleagues, invited),
      isDone: colleagues > 0 || invited > 0,
      action: { to: '/team-members', label: 'Invite a colleague' },
    },
  ];
  return {
    steps,
    isPending:
      list.isPending || (enabled && (roster.isPending || asked.isPending || team.isPending)),
    error: list.error ?? roster.error ?? asked.error ?? team.error,
    retry: () => {
      for (const each of [list, roster, asked, team]) if (each.isError) void each.refetch();
    },
  };
}

function describeRoster(talents: number, requests: number): string {
  if (talents > 0) return counted(talents, 'talent on your roster', 'talents on your roster');
  if (requests > 0)
    return counted(requests, 'talent has your request', 'talents have your request');
  return 'Ask someone who is on Callboard, begin a profile for someone who is not, or import a list.';
}

function describeTeam(colleagues: number, invited: number): string {
  if (colleagues > 0) return counted(colleagues, 'colleague with you', 'colleagues with you');
  if (invited > 0) return counted(invited, 'invitation sent', 'invitations sent');
  return 'Invite someone by email. They see only the talents you assign to them.';
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
