import type { Role } from '@callboard/contract/roles';
import { notifications } from '../../features/notifications/tables.ts';
import { demoUserId } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { minutesAgo } from '../demo-time.ts';
import { ADMIN_NOTICES } from './for-admin.ts';
import { AGENT_NOTICES } from './for-agent.ts';
import { CLIENT_NOTICES } from './for-client.ts';
import { TALENT_NOTICES } from './for-talent.ts';
import type { Notice } from './notice.ts';

const NOTICES: Record<Role, readonly Notice[]> = {
  client: CLIENT_NOTICES,
  talent: TALENT_NOTICES,
  agent: AGENT_NOTICES,
  admin: ADMIN_NOTICES,
};

/** Whatever has been read was read within the hour. */
const READ_AFTER_MINUTES = 35;

export const loadNotifications: DemoLoader = async (tx, now) => {
  const roles = Object.entries(NOTICES) as [Role, readonly Notice[]][];
  await tx.insert(notifications).values(
    roles.flatMap(([role, notices]) =>
      notices.map(({ minutes, isRead = false, ...notice }, index) => ({
        ...notice,
        id: demoId(`notification/${role}/${index}`),
        userId: demoUserId(role),
        status: isRead ? ('read' as const) : ('unread' as const),
        createdAt: minutesAgo(now, minutes),
        readAt: isRead ? minutesAgo(now, minutes - READ_AFTER_MINUTES) : null,
      })),
    ),
  );
};
