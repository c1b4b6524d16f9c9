import { createHash } from 'node:crypto';
import { errorLogs } from '../../features/error-logs/tables.ts';
import { demoUserId } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { minutesAgo } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { userIdOf } from '../people/person-key.ts';
import { CRASHES, type DemoCrash } from './crashes.ts';

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
];

/** Two dozen crashes: open ones, ones that are mended, and one that came back. */
export const loadErrorLogs: DemoLoader = (tx, now, { publicUrl }) => {
  const hoursAgo = (hours: number) => minutesAgo(now, hours * 60);
  return insertMany(
    tx,
    errorLogs,
    CRASHES.map((crash, place) => {
      const { message, page, within, count, first, last, to, resolved } = crash;
      const isMended = resolved !== undefined && resolved < last;
      const hasComeBack = resolved !== undefined && resolved > last;
      return {
        id: demoId(`error/${page} ${message}`),
        fingerprint: createHash('sha256').update(`demo ${page} ${message}`).digest('hex'),
        message,
        stack: stackOf(crash, publicUrl),
        componentStack: within.map((part) => `\n    at ${part}`).join(''),
        userAgent: BROWSERS[place % BROWSERS.length] ?? '',
        url: `${publicUrl}${page}`,
        userId: to === undefined ? null : userIdOf(to),
        count,
        firstSeenAt: hoursAgo(first),
        lastSeenAt: hoursAgo(last),
        resolvedAt: isMended ? hoursAgo(resolved) : null,
        resolvedByUserId: isMended ? demoUserId('admin') : null,
        reopenedAt: hasComeBack ? hoursAgo(resolved - 5) : null,
      };
    }),
  );
};

function stackOf({ message, within }: DemoCrash, publicUrl: string): string {
  const frames = within.map((part, depth) => {
    const file = part.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
    const column = 400 + ((part.length * 977 + depth * 131) % 9_000);
    return `    at ${part} (${publicUrl}/assets/${file}-B7k2_xQp.js:1:${column})`;
  });
  const inner = `    at renderWithHooks (${publicUrl}/assets/react-Dm41vT0s.js:9:17331)`;
  return [message, ...frames, inner].join('\n');
}
