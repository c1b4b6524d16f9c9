import * as z from 'zod';
import { REPORT_CRASH } from './crash-call.ts';
import { empty, endpoint } from './endpoint.ts';

/** A crash report is worth having however long it is: what is too long is cut, not refused. */
const cut = (length: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.slice(0, length) ?? '');

export const crashSchema = z.object({
  message: cut(1_000),
  stack: cut(8_000),
  component_stack: cut(8_000),
  user_agent: cut(500),
  url: cut(2_000),
  timestamp: cut(50),
});
export type Crash = z.output<typeof crashSchema>;

export const errorLogEndpoints = {
  report: endpoint({
    ...REPORT_CRASH,
    summary: 'Report a crash of the web app',
    access: 'public',
    body: crashSchema,
    response: empty,
    errors: ['TOO_MANY_REQUESTS'],
    limit: { points: 30, seconds: 60, per: 'address' },
  }),
};
