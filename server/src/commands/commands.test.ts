import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { authEndpoints } from '@callboard/contract/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../test/mailbox.ts';
import { connectSocket, nextEvent } from '../../test/socket-client.ts';
import { useTestServer } from '../../test/test-server.ts';
import { castingCalls } from '../features/casting-calls/tables.ts';
import { auditEntries } from '../platform/audit/tables.ts';
import { parseCommand } from './parse-command.ts';
import { runCommand } from './run-command.ts';

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));
const ID = '01990000-0000-7000-8000-000000000001';

describe('the command line', () => {
  it.each([
    [['calls'], { name: 'calls' }],
    [['publish-call', ID], { name: 'publish-call', args: [ID] }],
    [
      ['reject-call', ID, '--reason', ' It asks for a fee. '],
      { name: 'reject-call', args: [ID], reason: 'It asks for a fee.' },
    ],
    [
      ['create-admin', 'ada@example.com', 'Ada', 'Osei'],
      { name: 'create-admin', args: ['ada@example.com', 'Ada', 'Osei'] },
    ],
  ])('understands %j', (words, command) => {
    expect(parseCommand(words)).toMatchObject(command);
  });

  it.each([
    [[], 'what is to be done'],
    [['publish'], 'what is to be done'],
    [['publish-call'], 'the id of one call'],
    [['publish-call', 'that-one'], 'the id of one call'],
    [['publish-call', ID, 'now'], 'the id of one call'],
    [['reject-call', ID], 'Please give a reason'],
    [['create-admin', 'ada', 'Ada', 'Osei'], 'valid email'],
    [['create-admin', 'ada@example.com', 'Ada'], 'a last name'],
    [['calls', '--all'], '--all'],
  ])('refuses %j and tells what there is', (words, problem) => {
    expect(() => parseCommand(words)).toThrow(problem);
    expect(() => parseCommand(words)).toThrow('npm run callboard -- calls');
  });
});

describe('a command', () => {
  const t = useTestServer();
  const statusOf = async (id: string) => {
    const [call] = await t.platform.db.select().from(castingCalls).where(eq(castingCalls.id, id));
    return call?.status;
  };
  const trailOf = (id: string) =>
    t.platform.db.select().from(auditEntries).where(eq(auditEntries.targetId, id));

  it('run beside a server lets a call through, whoever posted it hears of it, and the trail says where that came from', {
    timeout: 90_000,
  }, async () => {
    const poster = await t.signIn('client');
    const postedByUserId = poster.user?.id ?? '';
    const id = await t.make.castingCall({ status: 'in_review', postedByUserId });
    const { socket } = await connectSocket(poster);
    await socket.emitWithAck('join-user-room', postedByUserId);
    const told = nextEvent(socket, 'notification:new');
    const env = { PATH: process.env.PATH, DATABASE_URL: t.database.url, NODE_ENV: 'test' };
    const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'publish-call', id], {
      env,
    });
    expect(stdout).toContain(`${id} is open.`);
    expect(await statusOf(id)).toBe('open');
    // By way of the server that holds the socket.
    expect(await told).toMatchObject({ userId: postedByUserId });
    socket.close();
    expect(await trailOf(id)).toMatchObject([
      { act: 'casting-calls.let-through', actorUserId: null, difference: { by: 'command line' } },
    ]);
  });

  it('lists what waits and rejects it with a reason, once', async () => {
    const id = await t.make.castingCall({ status: 'in_review' });
    const said: string[] = [];
    const run = (...args: string[]) =>
      runCommand(t.platform, parseCommand(args), (line) => said.push(line));
    await run('calls');
    expect(said).toEqual([expect.stringContaining(`${id}  DI Rhona Tait, Weighbridge Nine`)]);
    await run('reject-call', id, '--reason', 'It asks for a fee.');
    expect(await statusOf(id)).toBe('rejected');
    expect(await trailOf(id)).toMatchObject([{ difference: { reason: 'It asks for a fee.' } }]);
    await expect(run('publish-call', id)).rejects.toThrow('changed in the meantime');
  });

  it('makes an admin, who chooses a password by mail', async () => {
    const email = 'ada.osei@example.com';
    const create = () =>
      runCommand(t.platform, parseCommand(['create-admin', email, 'Ada', 'Osei']), () => undefined);
    await create();
    await expect(create()).rejects.toThrow('has an account already');
    const token = tokenIn(await mailTo(t.platform, email, 'Choose a new password'));
    const admin = t.visitor();
    const body = { token, password: 'correct horse battery' };
    expect((await admin.call(authEndpoints.resetPassword, { body })).status).toBe(200);
    expect((await admin.call(authEndpoints.me)).body.user).toMatchObject({ email, role: 'admin' });
  });
});
