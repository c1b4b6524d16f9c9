// `npm run dev`: the server restarts and the page reloads when their sources change. Open the page
// that Vite names; it passes API calls on to the server.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { installIfNeeded, root } from './install.mjs';
import { findRuntime, runtimeEnvironment } from './runtime.mjs';

const API_PORT = process.env.PORT ?? '3000';
const PAGE_PORT = '5173';

installIfNeeded();
mkdirSync(`${root}web/dist`, { recursive: true });

const shared = { stdio: 'inherit', env: { ...runtimeEnvironment(), PORT: API_PORT } };
const children = [
  spawn(findRuntime(), ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    ...shared,
    cwd: root,
    env: { ...shared.env, PUBLIC_URL: `http://localhost:${PAGE_PORT}` },
  }),
  spawn(findRuntime(), [`${root}node_modules/vite/bin/vite.js`, '--port', PAGE_PORT], {
    ...shared,
    cwd: `${root}web`,
  }),
];

function stopAll() {
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', () => undefined);
process.on('SIGTERM', stopAll);
let running = children.length;
for (const child of children) {
  child.on('exit', () => {
    running -= 1;
    stopAll();
    if (running === 0) process.exit(0);
  });
}
