import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Callboard as operators run it: a process of its own, told what to do by its environment. */
export class ServerProcess {
  readonly lines: string[] = [];
  readonly #child: ChildProcess;

  constructor(environment: Record<string, string>) {
    this.#child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, PORT: '0', DEMO_PORTRAITS: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.lines.push(line));
    }
  }

  /** Resolves with the address once it is open; rejects with what it said when it could not. */
  async opened(): Promise<string> {
    const exited = once(this.#child, 'exit').then(() => {
      throw new Error(`the server did not start:\n${this.lines.join('\n')}`);
    });
    const stdout = this.#child.stdout;
    const opened = (async () => {
      for (;;) {
        const line = this.lines.find((each) => each.startsWith('Callboard is open at '));
        if (line) return line.replace('Callboard is open at ', '');
        if (stdout) await once(stdout, 'data');
      }
    })();
    return Promise.race([opened, exited]);
  }

  signal(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void {
    this.#child.kill(signal);
  }

  async exited(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      await once(this.#child, 'exit');
    }
    return this.#child.exitCode;
  }
}
