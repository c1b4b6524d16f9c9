import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll } from 'vitest';
import { findFreePort } from '../src/platform/embedded-postgres/free-port.ts';

const HOST = '127.0.0.1';

/** Where this machine has a Redis, if it has one. Tests of Redis are defined only then. */
export function findRedis(path = process.env.PATH ?? ''): string | undefined {
  const files = path.split(delimiter).map((folder) => join(folder, 'redis-server'));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** What a run without Redis has to say. */
export function tellIfRedisIsMissing(write: (line: string) => void, path?: string): void {
  if (findRedis(path) === undefined) {
    write('redis-server is not on this machine: the tests of Redis did NOT run.\n');
  }
}

/** A real Redis, which tests may take away and bring back at the same address. */
export class RedisServer {
  #port = 0;
  #folder = '';
  #child: ChildProcess | undefined;

  get url(): string {
    return `redis://${HOST}:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port ||= await findFreePort(HOST);
    this.#folder ||= await mkdtemp(join(tmpdir(), 'callboard-redis-'));
    const settings = {
      port: this.#port,
      bind: HOST,
      dir: this.#folder,
      save: '',
      appendonly: 'no',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]);
    const child = spawn(findRedis() ?? 'redis-server', args, {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line);
      if (line.includes('Ready to accept connections')) {
        child.stdout.resume();
        return;
      }
    }
    throw new Error(`Redis did not start:\n${lines.join('\n')}`);
  }

  async goAway(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    await this.goAway();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** A Redis for the tests of one describe, and the environment that leads to it once it has started. */
export function useRedis(): { redis: RedisServer; environment: Record<string, string> } {
  const redis = new RedisServer();
  const environment: Record<string, string> = {};
  beforeAll(async () => {
    await redis.start();
    environment.REDIS_URL = redis.url;
  });
  afterAll(() => redis.stop());
  return { redis, environment };
}
