import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { loadConfig } from '../config.ts';
import { type Mail, sendMail, smtpMailer } from './mail.ts';

const MAIL: Mail = {
  to: 'mara@example.com',
  subject: 'Your audition — Tuesday',
  text: 'Come to https://callboard.example/invitations\nBis dann, Grüße',
};

describe('without a mail server', () => {
  const t = useTestServer();

  it('mail that was sent in a transaction is found in the mailbox, and can be read', async () => {
    await t.platform.transaction((tx) => t.platform.jobs.enqueue(tx, sendMail, MAIL));
    const link = await vi.waitFor(
      async () => {
        const { text: page } = await t.visitor().get('/mailbox');
        expect(page).toContain('Your audition — Tuesday');
        return /\/mailbox\/[\w-]+/.exec(page)?.[0] ?? '';
      },
      { timeout: 10_000 },
    );
    const { text: mail } = await t.visitor().get(link);
    expect(mail).toContain('<a href="https://callboard.example/invitations">');
    expect(mail).toContain('Grüße');
  });

  it('mail of a transaction that failed is never sent', async () => {
    const failing = t.platform.transaction(async (tx) => {
      await t.platform.jobs.enqueue(tx, sendMail, { ...MAIL, subject: 'Never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await t.platform.transaction((tx) =>
      t.platform.jobs.enqueue(tx, sendMail, { ...MAIL, subject: 'Afterwards' }),
    );
    await vi.waitFor(
      async () => expect((await t.visitor().get('/mailbox')).text).toContain('Afterwards'),
      { timeout: 10_000 },
    );
    expect((await t.visitor().get('/mailbox')).text).not.toContain('Never');
  });

  it('the mailbox has no page for a mail that does not exist', async () => {
    const missing = '/mailbox/0190a5b2-0000-7000-8000-000000000000';
    expect((await t.visitor().get(missing)).status).toBe(404);
  });
});

describe('with a mail server', () => {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then((mail) => {
        received.push(mail);
        done();
      }, done);
    },
  });
  let smtpUrl: string;

  beforeAll(async () => {
    const server = smtp.listen(0, '127.0.0.1');
    await once(server, 'listening');
    smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

  it('mail goes there, from the configured sender', async () => {
    const mailer = smtpMailer(smtpUrl, loadConfig({ MAIL_FROM: 'Board <a@b.example>' }).mailFrom);
    await mailer.deliver({ ...MAIL, text: 'plain words' });
    mailer.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('From: Board <a@b.example>');
    expect(received[0]).toContain('To: mara@example.com');
    expect(received[0]).toContain('plain words');
  });

  it('a server that is not there is an error, so that the job is tried again', async () => {
    const mailer = smtpMailer('smtp://127.0.0.1:1', 'a@b.example');
    await expect(mailer.deliver(MAIL)).rejects.toThrow(/ECONNREFUSED/);
    mailer.close();
  });
});
