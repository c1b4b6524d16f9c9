import { readFile } from 'node:fs/promises';
import { ROLES, type Role } from '@callboard/contract/roles';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { castingCalls } from '../../features/casting-calls/tables.ts';
import { conversationParticipants } from '../../features/messaging/tables.ts';
import { notifications } from '../../features/notifications/tables.ts';
import { productionRoles } from '../../features/productions/roles/tables.ts';
import { productions } from '../../features/productions/tables.ts';
import { demoUserId } from '../accounts.ts';
import { loadDemo } from '../load-demo.ts';

const t = useTestServer();
let screens: Screen[];

beforeAll(async () => {
  await loadDemo(t.platform);
  screens = await listScreens();
});

describe.each(ROLES)('notifications of the demo’s %s', (role) => {
  const list = () =>
    t.platform.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, demoUserId(role)));

  it('are six to twelve, some of them read', async () => {
    const all = await list();
    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(all.length).toBeLessThanOrEqual(12);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['read', 'unread']));
  });

  it('lead to screens that this role may see', async () => {
    for (const { link } of await list()) {
      const screen = screens.find(({ pattern }) => pattern.test(link ?? ''));
      expect(screen?.roles, link ?? '').toContain(role);
    }
  });

  it('lead to something that exists', async () => {
    const known = await idsKnownTo(role);
    for (const { link } of await list()) {
      const [id] = /[0-9a-f-]{36}/.exec(link ?? '') ?? [];
      if (id !== undefined) expect(known, link ?? '').toContain(id);
    }
  });
});

type Screen = { pattern: RegExp; roles: readonly Role[] };

/** The server may not import the web, so its table of routes is read as text. */
async function listScreens(): Promise<Screen[]> {
  const file = new URL('../../../../web/src/app/route-table.ts', import.meta.url);
  const rows = (await readFile(file, 'utf8')).matchAll(
    /row\('([^']+)',\s+'shell',\s+(\[[^\]]*\]|\w+)/g,
  );
  return [...rows].map(([, path = '', roles = '']) => ({
    pattern: new RegExp(`^${path.replace(/\$\w+/g, '[0-9a-f-]{36}')}(\\?.*)?$`),
    roles: roles === 'anyRole' ? ROLES : ROLES.filter((role) => roles.includes(`'${role}'`)),
  }));
}

async function idsKnownTo(role: Role): Promise<string[]> {
  const { db } = t.platform;
  const rows = [
    ...(await db.select({ id: productions.id }).from(productions)),
    ...(await db.select({ id: productionRoles.id }).from(productionRoles)),
    ...(await db.select({ id: castingCalls.id }).from(castingCalls)),
    ...(await db
      .select({ id: conversationParticipants.conversationId })
      .from(conversationParticipants)
      .where(eq(conversationParticipants.userId, demoUserId(role)))),
  ];
  return rows.map(({ id }) => id);
}
