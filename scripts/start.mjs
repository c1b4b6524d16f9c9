// `npm start`: installs, builds and runs Callboard, on a fresh clone too.
import { spawn } from 'node:child_process';
import { buildWebIfNeeded } from './build-web.mjs';
import { installIfNeeded, root } from './install.mjs';
import { findRuntime } from './runtime.mjs';

installIfNeeded();
buildWebIfNeeded();

const server = spawn(findRuntime(), ['server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`, ...process.env },
});

// Ctrl-C reaches the server by itself; this process only must not go before it has stopped.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
