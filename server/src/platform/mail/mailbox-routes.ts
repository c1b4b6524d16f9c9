import { mailboxEndpoints } from '@callboard/contract/service';
import { desc, eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { type Html, html } from '../http/html.ts';
import { plainPage } from '../http/plain-page.ts';
import type { Routes } from '../http/route.ts';
import { mailboxMessages } from './tables.ts';

const SHOWN = 100;

/** Mail that would have been sent. Registered only where nobody but this machine can look. */
export const mailboxRoutes: Routes = (route) => {
  route(mailboxEndpoints.list, async ({ platform, reply }) => {
    const messages = await platform.db
      .select()
      .from(mailboxMessages)
      .orderBy(desc(mailboxMessages.sentAt), desc(mailboxMessages.id))
      .limit(SHOWN);
    const rows = messages.map(
      ({ id, to, subject, sentAt }) =>
        html`<a class="row" href="/mailbox/${id}"><b>${subject}</b><span class="muted">${to}</span><span class="muted">${sentAt.toISOString()}</span></a>`,
    );
    const list =
      rows.length > 0 ? html`<div class="list">${rows}</div>` : html`<p>No mail yet.</p>`;
    return reply
      .type('text/html')
      .send(
        plainPage(
          'Mailbox',
          html`<h1>Mailbox</h1><p>No mail server is configured, so mail to everyone stays here.</p>${list}`,
        ),
      );
  });

  route(mailboxEndpoints.show, async ({ platform, params, reply }) => {
    const [message] = await platform.db
      .select()
      .from(mailboxMessages)
      .where(eq(mailboxMessages.id, params.id));
    if (message === undefined) throw new AppError('NOT_FOUND');
    return reply.type('text/html').send(
      plainPage(
        message.subject,
        html`<h1>${message.subject}</h1><p>To ${message.to}, ${message.sentAt.toISOString()}</p>
<pre>${linked(message.text)}</pre><p><a href="/mailbox">All mail</a></p>`,
      ),
    );
  });
};

/** Mail is plain text; its addresses become links that can be followed. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
