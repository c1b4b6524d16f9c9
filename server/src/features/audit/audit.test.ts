import { type AuditEntry, auditEndpoints } from '@callboard/contract/audit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { newId } from '../../platform/ids.ts';

const t = useTestServer();
let admin: TestClient;

beforeAll(async () => {
  admin = await t.signIn('admin');
});

type Given = Partial<typeof auditEntries.$inferInsert>;

async function happened(...given: Given[]) {
  const usual = { act: 'test.done', targetKind: 'test', targetId: '1' };
  const rows = given.map((each) => ({ id: newId(), createdAt: t.clock.now(), ...usual, ...each }));
  await t.platform.db.insert(auditEntries).values(rows);
}

const trail = async (query: object = {}) =>
  (await admin.call(auditEndpoints.trail, { query: { ...query } })).body as {
    items: AuditEntry[];
    nextCursor: string | null;
  };
const actsOf = async (query: object) => (await trail(query)).items.map(({ act }) => act);
const exported = (query: object = {}) => admin.call(auditEndpoints.export, { query: { ...query } });

describe('the trail', () => {
  it('is the newest first, page by page, and loses none of one moment', async () => {
    await happened(...Array.from({ length: 7 }, (_, at) => ({ act: `paged.${at}` })));
    const first = await trail({ act: 'paged.', limit: 3 });
    const second = await trail({ act: 'paged.', limit: 3, cursor: first.nextCursor });
    const third = await trail({ act: 'paged.', limit: 3, cursor: second.nextCursor });
    const all = [first, second, third].flatMap(({ items }) => items.map(({ act }) => act));
    expect(all.toSorted()).toEqual(Array.from({ length: 7 }, (_, at) => `paged.${at}`));
    expect(third.nextCursor).toBeNull();
  });

  it('is narrowed by each filter', async () => {
    const [actor, other] = [await t.make.user(), await t.make.user()];
    await happened(
      { act: 'narrow.one', actorUserId: actor.id, targetId: 'a' },
      { act: 'narrow.two', onBehalfOfUserId: actor.id, targetKind: 'thing' },
      { act: 'narrowed', actorUserId: other.id },
    );
    expect(await actsOf({ actorUserId: actor.id })).toEqual(['narrow.one']);
    expect(await actsOf({ onBehalfOfUserId: actor.id })).toEqual(['narrow.two']);
    expect((await actsOf({ act: 'narrow.' })).toSorted()).toEqual(['narrow.one', 'narrow.two']);
    expect(await actsOf({ act: 'narrowed' })).toEqual(['narrowed']);
    expect(await actsOf({ act: 'narrow_.' })).toEqual([]);
    expect(await actsOf({ targetKind: 'thing' })).toEqual(['narrow.two']);
    expect(await actsOf({ targetKind: 'test', targetId: 'a' })).toEqual(['narrow.one']);
  });

  it('takes days as the days of whoever looks', async () => {
    await happened(
      { act: 'days.before', createdAt: new Date('2026-06-30T22:59:59Z') },
      // In London the first of July begins at 23:00 in UTC.
      { act: 'days.first', createdAt: new Date('2026-06-30T23:00:00Z') },
      { act: 'days.last', createdAt: new Date('2026-07-01T22:59:59Z') },
      { act: 'days.after', createdAt: new Date('2026-07-01T23:00:00Z') },
    );
    const days = { from: '2026-07-01', to: '2026-07-01' };
    expect(await actsOf(days)).toEqual(['days.last', 'days.first']);
  });

  it('names people and things as they are called now, and what is gone by its kind', async () => {
    const { profileId, user } = await t.make.talent();
    const target = { act: 'named.one', actorUserId: user.id };
    await happened(
      { ...target, targetKind: 'talent-profile', targetId: profileId },
      { ...target, targetKind: 'user', targetId: newId(), onBehalfOfUserId: newId() },
      { ...target, targetKind: 'user', targetId: 'not an id', actorUserId: null },
    );
    const { items } = await trail({ act: 'named.one' });
    const named = items.map(({ actor, onBehalfOf, target: { kind, name } }) => [
      actor?.name ?? null,
      onBehalfOf?.name ?? null,
      kind,
      name,
    ]);
    expect(named).toHaveLength(3);
    expect(named).toContainEqual(['Ines Halloran', null, 'talent-profile', 'Ines Halloran']);
    expect(named).toContainEqual(['Ines Halloran', 'Somebody who is gone', 'user', null]);
    expect(named).toContainEqual([null, null, 'user', null]);
  });

  it('tells each kind of act once', async () => {
    await happened({ act: 'kinds.a' }, { act: 'kinds.a' }, { act: 'kinds.b' });
    const { items } = (await admin.call(auditEndpoints.acts)).body as { items: string[] };
    expect(items.filter((act) => act.startsWith('kinds.'))).toEqual(['kinds.a', 'kinds.b']);
    expect(items).toEqual([...new Set(items)].toSorted());
  });
});

describe('the export', () => {
  it('has every entry that the filters leave, beyond one part, and is on the trail itself', async () => {
    await happened(
      ...Array.from({ length: 2_500 }, (_, at) => ({ act: 'many.done', targetId: `${at}` })),
    );
    const { text, headers } = await exported({ act: 'many.done' });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="callboard-audit-2026-03-02.csv"',
    );
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2_501);
    expect(new Set(lines.map((line) => line.split(',')[8])).size).toBe(2_501);
    expect(await trail({ act: 'audit.exported' })).toMatchObject({
      items: [{ actor: { id: admin.user?.id }, difference: { act: 'many.done' } }],
    });
  });

  it('quotes what needs it, and holds nothing that a spreadsheet works out', async () => {
    await happened({
      act: 'quoted.done',
      targetId: '=HYPERLINK("http://x","y")',
      targetKind: '\t@sum',
      difference: { said: 'a "b",\nc' },
      address: '＝1',
    });
    const { text } = await exported({ act: 'quoted.done' });
    const [, line] = text.split('\r\n');
    expect(line).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(line).toContain(`"'\t@sum"`);
    expect(line).toContain(`"'＝1"`);
    expect(line).toContain(String.raw`"{""said"":""a \""b\"",\nc""}"`);
  });
});
