import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 4310);
const BASE_URL = `http://localhost:${PORT}`;

/** A server with a database of its own, new for each run. */
const server = {
  command: `"${process.execPath}" ../server/src/main.ts`,
  url: `${BASE_URL}/api/ready`,
  env: {
    PORT: String(PORT),
    DATA_DIR: process.env.E2E_DATA_DIR ?? join(tmpdir(), 'callboard-e2e', String(process.ppid)),
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    // Enough to look at; drawing all of them would keep a core busy for a minute.
    DEMO_PORTRAITS: '8',
  },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  reuseExistingServer: false,
  stdout: 'pipe',
  timeout: 120_000,
} as const;

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  use: {
    baseURL: BASE_URL,
    // A trace of every journey takes a fifth of the time; it is recorded where someone asks for it.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: server,
});
