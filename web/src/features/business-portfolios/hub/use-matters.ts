import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { useQueries, useQuery } from '@tanstack/react-query';
import {
  CalendarX,
  Image,
  Link2,
  type LucideIcon,
  MailOpen,
  Phone,
  UserRoundX,
} from 'lucide-react';
import { rosterCountQuery, teamInvitationsQuery } from '../page-queries.ts';
import { portfolioCountersQuery } from '../portfolio-queries.ts';

type Matter = {
  icon: LucideIcon;
  words: string;
  hint: string;
  to: '/business-info' | '/team-members' | '/managed-talent' | '/invitations';
  search?: Record<string, string>;
};

/** The most urgent first. What could not be asked is left out. */
export function useMatters(portfolio: PortfolioDetail): { matters: Matter[]; isPending: boolean } {
  const { id, role } = portfolio;
  const isAdmin = role === 'admin';
  const counters = useQuery(portfolioCountersQuery(id));
  const invitations = useQuery({ ...teamInvitationsQuery(id), enabled: isAdmin });
  const [nobody, unclaimed] = useQueries({
    queries: [
      { ...rosterCountQuery(id, { assignedTo: 'nobody' }), enabled: isAdmin },
      rosterCountQuery(id, { standing: 'unclaimed' }),
    ],
  });
  const expired = invitations.data?.items.filter(({ status }) => status === 'expired').length ?? 0;
  const matters = [
    matter(
      counters.data?.invitations,
      ['audition waits for an answer', 'auditions wait for an answer'],
      {
        icon: MailOpen,
        hint: 'Someone has to say yes or no for your talents.',
        to: '/invitations',
      },
    ),
    matter(
      nobody.data?.total,
      ['talent has nobody on the team', 'talents have nobody on the team'],
      {
        icon: UserRoundX,
        hint: 'Assign someone of the team, so that they are looked after.',
        to: '/managed-talent',
        search: { assignedTo: 'nobody' },
      },
    ),
    matter(unclaimed.data?.total, ['profile is not claimed yet', 'profiles are not claimed yet'], {
      icon: Link2,
      hint: 'Send its talent the link by which it becomes theirs.',
      to: '/managed-talent',
      search: { standing: 'unclaimed' },
    }),
    matter(expired, ['team invitation ran out', 'team invitations ran out'], {
      icon: CalendarX,
      hint: 'Send it again, or take it back.',
      to: '/team-members',
    }),
    ...(isAdmin ? mattersOfData(portfolio) : []),
  ];
  return {
    matters: matters.filter((each) => each !== undefined),
    isPending: counters.isPending || unclaimed.isPending || (isAdmin && nobody.isPending),
  };
}

function matter(
  count: number | undefined,
  [one, many]: [one: string, many: string],
  rest: Omit<Matter, 'words'>,
): Matter | undefined {
  if (count === undefined || count === 0) return undefined;
  return { words: `${count} ${count === 1 ? one : many}`, ...rest };
}

function mattersOfData({ logoUrl, website, phone, email }: PortfolioDetail): Matter[] {
  const cannotBeReached = website === null && phone === null && email === null;
  return [
    ...(cannotBeReached
      ? [
          {
            icon: Phone,
            words: 'No way to reach you',
            hint: 'Add a website, phone or email for clients and talents.',
            to: '/business-info' as const,
          },
        ]
      : []),
    ...(logoUrl === null
      ? [
          {
            icon: Image,
            words: 'No logo yet',
            hint: 'It stands beside your talents wherever they are submitted.',
            to: '/business-info' as const,
          },
        ]
      : []),
  ];
}
