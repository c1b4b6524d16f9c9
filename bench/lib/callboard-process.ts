import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { assertNotEnding, atEnd } from './run-bench.ts';

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** The server alone, without what `npm start` does before it. */
export const SERVER_ALONE: Command = [process.execPath, 'server/src/main.ts'];

const UP_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 30_000;
const POLL_MS = 20;

export type Command = readonly [program: string, ...args: string[]];

/** A real Callboard in a process of its own, as an operator would start it. */
export type CallboardProcess = {
  url: string;
  pid: number;
  /** What it printed and when, in milliseconds after it was started. */
  lines: readonly { text: string; at: number }[];
  /** Milliseconds from its start until /api/ready answered 200. */
  readyAfter: number;
  /** As Ctrl-C in a terminal does: the signal goes to the whole group. Waits until it has ended. */
  stop: () => Promise<void>;
  /** As `kill -9` does, to the one process. */
  kill: () => Promise<void>;
};

type Options = { command: Command; dataDir: string; port: number };

/** Resolves when the server is ready and has told so: at a first start the demo is loaded by then. */
export async function startCallboard({
  command: [program, ...args],
  dataDir,
  port,
}: Options): Promise<CallboardProcess> {
  assertNotEnding();
  const startedAt = performance.now();
  const child = spawn(program, args, {
    cwd: REPOSITORY,
    // What is measured is the product, not the demo that draws its pictures meanwhile.
    env: environment({ DATA_DIR: dataDir, PORT: String(port), DEMO_PORTRAITS: '0' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const exit = once(child, 'exit');
  atEnd(() => end(child, exit));
  const lines = listen(child, startedAt);
  const url = `http://127.0.0.1:${port}`;

  const deadline = startedAt + UP_WITHIN_MS;
  let readyAfter: number | undefined;
  while (readyAfter === undefined || !lines.some(({ text }) => text.includes('is open at'))) {
    if (hasEnded(child)) throw new Error(`Callboard ended:\n${textOf(lines)}`);
    if (performance.now() > deadline) throw new Error(`Callboard is not up:\n${textOf(lines)}`);
    if (readyAfter === undefined && (await isReady(url))) {
      readyAfter = performance.now() - startedAt;
    } else {
      await wait(POLL_MS);
    }
  }
  return {
    url,
    pid: child.pid ?? 0,
    lines,
    readyAfter,
    async stop() {
      signalGroup(child, 'SIGINT');
      const [code, signal] = await exit;
      // npm waits for all it started, then ends by the signal it was sent.
      if (code !== 0 && signal !== 'SIGINT')
        throw new Error(`Callboard stopped with ${code ?? signal}:\n${textOf(lines)}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** Nothing else goes through: a DATABASE_URL from outside would turn the load on a real database. */
function environment(settings: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...settings };
}

function listen({ stdout, stderr }: ChildProcess, startedAt: number) {
  const lines: { text: string; at: number }[] = [];
  for (const input of [stdout, stderr]) {
    if (!input) continue;
    createInterface({ input }).on('line', (text) => {
      lines.push({ text, at: performance.now() - startedAt });
    });
  }
  return lines;
}

function textOf(lines: readonly { text: string }[]): string {
  return lines.map(({ text }) => text).join('\n');
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/ready`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false; // nobody listens yet
  }
}

async function end(child: ChildProcess, exit: Promise<unknown>): Promise<void> {
  if (hasEnded(child)) return;
  signalGroup(child, 'SIGTERM');
  const isLate = wait(STOP_WITHIN_MS, 'late', { ref: false });
  if ((await Promise.race([exit, isLate])) === 'late') signalGroup(child, 'SIGKILL');
  await exit;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, signal);
}
