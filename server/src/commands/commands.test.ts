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
import { isOffline } from './run-offline.ts';

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
    [
      ['suspend', 'ada@example.com', '--reason=Spam.'],
      { name: 'suspend', args: ['ada@example.com'], reason: 'Spam.' },
    ],
    [['reset-password', 'ada@example.com'], { name: 'reset-password', print: false }],
    [['reset-password', 'ada@example.com', '--print'], { name: 'reset-password', print: true }],
    [['restore', 'friday.zip', '--replace'], { name: 'restore', replace: true }],
    [['migrate'], { name: 'migrate' }],
    [['calls', '--help'], { name: 'help' }],
  ])('understands %j', (words, command) => {
    expect(parseCommand(words)).toMatchObject(command);
  });

  it.each([
    [[], 'what is to be done'],
    [['publish'], 'There is no publish.'],
    [['publish-call'], 'the id of one call'],
    [['publish-call', 'that-one'], 'no id of a call'],
    [['publish-call', ID, 'now'], 'the id of one call'],
    [['reject-call', ID], 'Please give a reason'],
    [['create-admin', 'ada', 'Ada', 'Osei'], 'valid email'],
    [['create-admin', 'ada@example.com', 'Ada'], 'a last name'],
    [['calls', '--all'], 'This takes no --all'],
    [['suspend', 'ada', '--now', '--force'], 'valid email'],
    [['suspend', 'ada', '--now', '--force'], 'Please give a reason'],
    [['suspend', 'ada', '--now', '--force'], 'This takes no --now.\nThis takes no --force.'],
    [['suspend', 'ada@example.com', '--reason'], 'Please give a reason'],
    [['restore-account', '--reason', 'A mistake.'], 'one account'],
    [['back-up'], 'name one file'],
    [['restore', 'a.zip', '--replace=yes'], 'This option takes no value'],
  ])('refuses %j and tells what there is', (words, problem) => {
    expect(() => parseCommand(words)).toThrow(problem);
    expect(() => parseCommand(words)).toThrow('npm run callboard -- calls');
  });
});

/** Of those that work with the platform. */
function understood(...words: string[]) {
  const command = parseCommand(words);
  if (isOffline(command) || command.name === 'help') throw new Error(`${command.name} needs none`);
  return command;
}

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
      runCommand(t.platform, understood(...args), (line) => said.push(line));
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
      runCommand(t.platform, understood('create-admin', email, 'Ada', 'Osei'), () => undefined);
    await create();
    await expect(create()).rejects.toThrow('has an account already');
    const token = tokenIn(await mailTo(t.platform, email, 'Choose a new password'));
    const admin = t.visitor();
    const body = { token, password: 'correct horse battery' };
    expect((await admin.call(authEndpoints.resetPassword, { body })).status).toBe(200);
    expect((await admin.call(authEndpoints.me)).body.user).toMatchObject({ email, role: 'admin' });
  });

  it('shuts someone out with a reason that they read, and lets them in again', async () => {
    const person = await t.signIn('client');
    const { id = '', email = '' } = person.user ?? {};
    const run = (...words: string[]) =>
      runCommand(t.platform, understood(...words), () => undefined);
    await run('suspend', email.toUpperCase(), '--reason', 'It asked talent for fees.');
    expect((await person.call(authEndpoints.me)).status).toBe(401);
    expect((await mailTo(t.platform, email, '%suspended%')).text).toContain(
      'asked talent for fees',
    );
    await expect(run('suspend', email, '--reason', 'Again.')).rejects.toThrow('suspended already');
    await expect(run('reset-password', email)).rejects.toThrow('is suspended');
    await run('restore-account', email, '--reason', 'It was somebody else.');
    expect(await trailOf(id)).toMatchObject([
      { act: 'moderation.user-suspended', actorUserId: null },
      { act: 'moderation.user-restored', actorUserId: null },
    ]);
    const unknown = run('suspend', 'nobody@example.com', '--reason', 'Spam.');
    await expect(unknown).rejects.toThrow('Nobody has an account');
  });

  it('makes a link to choose a new password, which is shown only where no mail is sent', async () => {
    const { email = '', id = '' } = (await t.signIn('talent')).user ?? {};
    const said: string[] = [];
    const command = understood('reset-password', email, '--print');
    const withMail = { ...t.platform.config, smtpUrl: 'smtp://mail.example.com' };
    const refused = runCommand({ ...t.platform, config: withMail }, command, () => undefined);
    await expect(refused).rejects.toThrow('mailed and not printed');
    await runCommand(t.platform, command, (line) => said.push(line));
    const token = new URL(said[0] ?? '').searchParams.get('token') ?? '';
    const mailed = tokenIn(await mailTo(t.platform, email, 'Choose a new password'));
    expect(mailed).toBe(token);
    const body = { token, password: 'correct horse battery' };
    expect((await t.visitor().call(authEndpoints.resetPassword, { body })).status).toBe(200);
    expect((await trailOf(id)).map(({ act }) => act)).toContain('auth.password-link-sent');
  });

  it('loads no demo beside accounts', async () => {
    await t.signIn('talent');
    const seeding = runCommand(t.platform, understood('seed'), () => undefined);
    await expect(seeding).rejects.toThrow('holds accounts');
  });
});
