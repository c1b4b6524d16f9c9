import { and, desc, eq, like } from 'drizzle-orm';
import { vi } from 'vitest';
import { mailboxMessages } from '../src/platform/mail/tables.ts';
import type { Platform } from '../src/platform/platform.ts';

/** Waits for the newest mail to an address with this subject, as its reader would. */
export function mailTo({ db }: Platform, email: string, subject: string) {
  return vi.waitFor(
    async () => {
      const [mail] = await db
        .select()
        .from(mailboxMessages)
        .where(and(eq(mailboxMessages.to, email), like(mailboxMessages.subject, subject)))
        .orderBy(desc(mailboxMessages.id))
        .limit(1);
      if (mail === undefined) throw new Error(`no mail '${subject}' to ${email}`);
      return mail;
    },
    { timeout: 15_000, interval: 50 },
  );
}

export function tokenIn({ text }: { text: string }): string {
  return /\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}
