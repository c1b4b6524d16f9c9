import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core is left idle.
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'server/test/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          // A busy machine is slow, not wrong.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // Every file has a server and a database of its own; what they import they can share.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      {
        test: { name: 'repository', include: ['scripts/**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
