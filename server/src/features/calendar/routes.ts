import { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import { calendarFeedEndpoints } from '@callboard/contract/calendar-feed';
import type { FastifyReply } from 'fastify';
import type { Routes } from '../../platform/http/route.ts';
import { makeFeed } from './feed/make-feed.ts';
import { readFeed } from './feed/read-feed.ts';
import { removeFeed } from './feed/remove-feed.ts';
import { getInvitationCalendar } from './get-invitation-calendar.ts';
import { hasFeed } from './queries.ts';

export const calendarRoutes: Routes = (route) => {
  route(auditionInvitationEndpoints.calendar, async ({ platform, actor, params, reply }) =>
    sendCalendar(reply, 'invitation', await getInvitationCalendar(platform, actor, params.id)),
  );

  route(calendarFeedEndpoints.get, async ({ platform, actor }) => ({
    isOn: await hasFeed(platform.db, actor.user.id),
  }));
  route(calendarFeedEndpoints.make, ({ platform, actor }) => makeFeed(platform, actor));
  route(calendarFeedEndpoints.remove, ({ platform, actor }) => removeFeed(platform, actor));

  route(calendarFeedEndpoints.read, async ({ platform, params, reply }) =>
    sendCalendar(reply, 'callboard', await readFeed(platform, params.token)),
  );
};

function sendCalendar(reply: FastifyReply, fileName: string, calendar: string) {
  return reply
    .headers({
      'content-disposition': `attachment; filename="${fileName}.ics"`,
      'cache-control': 'private, no-store',
    })
    .type('text/calendar; charset=utf-8')
    .send(calendar);
}
