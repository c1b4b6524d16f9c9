// `npm run callboard -- …`: what operators do without a browser.
import { spawnSync } from 'node:child_process';
import { installIfNeeded, root } from './install.mjs';
import { findRuntime } from './runtime.mjs';

installIfNeeded();

const { status } = spawnSync(
  findRuntime(),
  [`${root}server/src/cli.ts`, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`, ...process.env },
  },
);
process.exit(status ?? 1);
