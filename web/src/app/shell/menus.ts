import type { CurrentUser } from '@callboard/contract/auth';
import type { Role } from '@callboard/contract/roles';
import { TEXTS } from '@callboard/contract/texts';
import {
  Building2,
  ChartNoAxesColumn,
  CircleUserRound,
  Clapperboard,
  Flag,
  LayoutDashboard,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  MailOpen,
  Megaphone,
  MessageCircle,
  Radar,
  ShieldCheck,
  TriangleAlert,
  UsersRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { AppPath } from '../route-table.ts';
import {
  InvitationsBadge,
  OpportunitiesBadge,
  PendingVerificationBadge,
  TaskBadge,
  UnreadMessagesBadge,
} from './badges.tsx';

export type MenuItem = {
  to: AppPath;
  label: string;
  icon: LucideIcon;
  /** Belongs to the paid plan. */
  isPro?: boolean;
  /** How much waits there. */
  Count?: ComponentType;
  /** Other pages of the same place. */
  covers?: readonly AppPath[];
};

export type Menu = {
  main: readonly MenuItem[];
  /** At the foot of the sidebar. */
  bottom: readonly MenuItem[];
  /** For agents who are admins of the selected portfolio. */
  extra?: readonly MenuItem[];
};

const { sidebar } = TEXTS;

const messages: MenuItem = {
  to: '/chat',
  label: sidebar.messages,
  icon: MessageCircle,
  covers: ['/messaging', '/messaging/$conversationId', '/socket-io'],
};
const countedMessages: MenuItem = { ...messages, Count: UnreadMessagesBadge };
const talentSearch: MenuItem = {
  to: '/talent-search',
  label: 'Talent Search',
  icon: UsersRound,
  covers: ['/talent/$id', '/talent/$profileId/portfolio/$itemId'],
};
const opportunities: MenuItem = {
  to: '/opportunities',
  label: 'Opportunities',
  icon: Megaphone,
  covers: ['/casting-calls/$id'],
};
const invitations: MenuItem = { to: '/invitations', label: 'Invitations', icon: MailOpen };

/** Who sees which links, in the order of the specification. */
const MENUS: Record<Role, Menu> = {
  client: {
    main: [
      { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { to: '/tasks', label: 'Tasks', icon: ListChecks, Count: TaskBadge },
      {
        to: '/productions',
        label: 'Productions',
        icon: Clapperboard,
        covers: [
          '/',
          '/productions/create',
          '/productions/edit/$id',
          '/productions/$id',
          '/production-roles/$id',
          '/auditions/$id',
          '/auditions/$id/day',
        ],
      },
      { ...talentSearch, label: sidebar.talent },
      countedMessages,
    ],
    bottom: [],
  },
  talent: {
    main: [
      {
        to: '/profile',
        label: 'Profile',
        icon: CircleUserRound,
        covers: ['/talent/profile/intro', '/talent/profile/wizard'],
      },
      { to: '/analytics', label: 'Analytics', icon: ChartNoAxesColumn, isPro: true },
      talentSearch,
      opportunities,
      invitations,
      countedMessages,
    ],
    bottom: [],
  },
  agent: {
    main: [
      { to: '/talent/profile', label: 'Profile', icon: CircleUserRound },
      { to: '/talent/analytics', label: 'Analytics', icon: ChartNoAxesColumn, isPro: true },
      { ...opportunities, Count: OpportunitiesBadge },
      { ...invitations, Count: InvitationsBadge },
      messages,
    ],
    bottom: [
      { to: '/talent-selection', label: sidebar.talentDashboard, icon: LayoutGrid },
      {
        to: '/business-management',
        label: sidebar.businessSettings,
        icon: Building2,
        covers: ['/business-info', '/team-members', '/managed-talent', '/agent-onboarding'],
      },
      { ...talentSearch, label: sidebar.talentRadar, icon: Radar },
    ],
    extra: [],
  },
  admin: {
    main: [
      { to: '/admin/users', label: 'Users', icon: UsersRound, covers: ['/admin/audit'] },
      { to: '/admin/casting-calls', label: 'Casting Calls', icon: Megaphone },
      { to: '/admin/reports', label: sidebar.chatReports, icon: Flag },
      {
        to: '/admin/verification',
        label: 'Verification',
        icon: ShieldCheck,
        Count: PendingVerificationBadge,
      },
      { to: '/admin/error-logs', label: 'Error Logs', icon: TriangleAlert },
      countedMessages,
    ],
    bottom: [],
  },
};

/** With no known user, the client's. */
export function menuOf(user: CurrentUser | null): Menu {
  return MENUS[user?.role ?? 'client'];
}
