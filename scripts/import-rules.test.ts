import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findViolations, RULES } from './import-rules.ts';

const SOURCES = globSync(
  ['contract/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}', 'e2e/**/*.ts'],
  {
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
);

describe('the import rules', () => {
  it('hold in every file', () => {
    expect(SOURCES.length).toBeGreaterThan(100);
    expect(SOURCES.flatMap((path) => findViolations(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  /** One import a rule that breaks it and no other. */
  const BREACHES: [file: string, source: string][] = [
    ['contract/src/auth.ts', `import { hash } from '@node-rs/argon2';`],
    ['server/src/app.ts', `import { router } from '../../web/src/app/router.tsx';`],
    ['web/src/main.tsx', `export { useTestServer } from '../../e2e/fixtures/test.ts';`],
    ['server/src/platform/mail/mail.ts', `import type { X } from '../../features/auth/login.ts';`],
    ['server/src/features/auth/login.ts', `import { x } from '../media/queries.ts';`],
    ['server/src/features/auth/login.ts', `const x = await import('../media/tables.ts');`],
    ['server/src/features/auth/login.ts', `import { eq } from 'drizzle-orm';`],
    ['web/src/lib/log.ts', `import '../features/auth/api.ts';`],
    ['web/src/ui/button.tsx', `import { call } from '../lib/api-client.ts';`],
    ['web/src/features/auth/api.ts', `import { Card } from '../media/card.tsx';`],
    ['web/src/features/auth/api.ts', `import {\n  router,\n} from '../../app/router.tsx';`],
  ];

  it.each(RULES.map(({ because }, at) => [because, at] as const))('%s', (because, at) => {
    const [file, source] = BREACHES[at] ?? ['', ''];
    expect(findViolations(file, source).map((violation) => violation.because)).toEqual([because]);
  });
});
