import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Job } from '../jobs/jobs.ts';
import { mailboxMessages } from './tables.ts';

const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type Mail = z.infer<typeof mailSchema>;

/** Mail is never sent from a request: enqueue this in the transaction that causes it. */
export const sendMail: Job<Mail> = { name: 'send-mail', data: mailSchema };

export type Mailer = { deliver: (mail: Mail) => Promise<void>; close: () => void };

export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from });
  return {
    async deliver(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

export function mailboxMailer(db: Database, clock: Clock): Mailer {
  return {
    async deliver(mail) {
      await db.insert(mailboxMessages).values({ id: newId(), ...mail, sentAt: clock.now() });
    },
    close: () => undefined,
  };
}
