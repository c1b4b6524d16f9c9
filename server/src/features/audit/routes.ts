import { Readable } from 'node:stream';
import { auditEndpoints } from '@callboard/contract/audit';
import { dayIn } from '../../platform/calendar.ts';
import { csvHeaders } from '../../platform/http/csv.ts';
import type { Routes } from '../../platform/http/route.ts';
import { exportTrail } from './export-trail.ts';
import { listActsByName, listTrail } from './list-trail.ts';

export const auditRoutes: Routes = (route) => {
  route(auditEndpoints.trail, ({ platform, actor, query }) => listTrail(platform, actor, query));
  route(auditEndpoints.acts, ({ platform }) => listActsByName(platform));
  route(auditEndpoints.export, async ({ platform, actor, query, reply }) => {
    const lines = await exportTrail(platform, actor, query);
    const day = dayIn(actor.user.timeZone, platform.clock.now());
    reply.headers(csvHeaders('audit', day));
    // One part ahead of whoever reads it, never the whole trail.
    return reply.send(Readable.from(lines, { highWaterMark: 1 }));
  });
};
