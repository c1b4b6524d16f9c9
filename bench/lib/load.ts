import autocannon from 'autocannon';
import { readCpuTime } from './cpu-time.ts';

const CONNECTIONS = 16;

export type Target = { url: string; pid: number };
export type Load = { requestsPerSecond: number; cpuMsPerRequest: number };

/** Asks for one address as fast as the answers come. Every one of them has to be a success. */
export async function load(
  { url, pid }: Target,
  path: string,
  cookie: string,
  seconds: number,
): Promise<Load> {
  const cpuBefore = await readCpuTime(pid);
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { cookie },
  });
  const cpu = (await readCpuTime(pid)) - cpuBefore;
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}${path}: ${non2xx} refused, ${errors} failed, ${timeouts} timed out`);
  }
  const answered = result['2xx'];
  return { requestsPerSecond: answered / result.duration, cpuMsPerRequest: cpu / answered };
}
