import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tellIfRedisIsMissing } from './redis-server.ts';

it('a run on a machine without Redis says that the tests of Redis did not run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-path-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const said: string[] = [];
  tellIfRedisIsMissing((line) => said.push(line), folder);
  expect(said).toEqual(['redis-server is not on this machine: the tests of Redis did NOT run.\n']);

  await writeFile(join(folder, 'redis-server'), '');
  await chmod(join(folder, 'redis-server'), 0o755);
  tellIfRedisIsMissing((line) => said.push(line), folder);
  expect(said).toHaveLength(1);
});
