import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';
import { id, nullableText } from './fields.ts';
import { LIMITS } from './limits.ts';

export const REPORT_SUBJECTS = ['message', 'call', 'profile', 'user', 'share_link'] as const;
export const REPORT_REASONS = [
  'fee_request',
  'impersonation',
  'harassment',
  'sexual_content',
  'discrimination',
  'off_platform_push',
  'minors_safety',
  'spam',
  'misleading_pay',
] as const;
export const REPORT_STATUSES = ['open', 'dismissed', 'acted_on'] as const;
/** A person, or the platform itself that noticed something. */
export const REPORT_SOURCES = ['person', 'platform'] as const;

export const reportSchema = z.object({
  subject: z.enum(REPORT_SUBJECTS),
  subjectId: id,
  reason: z.enum(REPORT_REASONS, 'Please choose a reason'),
  note: nullableText(LIMITS.textLength),
});
export type ReportForm = z.output<typeof reportSchema>;

export const moderationEndpoints = {
  report: endpoint({
    method: 'POST',
    path: '/api/reports',
    summary: 'Report something to the moderators; again about the same adds to the first report',
    access: 'signed-in',
    body: reportSchema,
    response: json(z.object({ id }), 201),
    errors: ['NOT_FOUND'],
    limit: { points: 30, seconds: 60 * 60, per: 'user' },
  }),
};
