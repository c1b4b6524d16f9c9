import { readdirSync, readFileSync } from 'node:fs';
import type { Endpoint } from '@callboard/contract/endpoint';
import { ENDPOINTS } from '@callboard/contract/endpoints';
import { expect, it } from 'vitest';

/**
 * Every call that only admins have and that changes something, with what it writes on the trail. A
 * decision may write one of several.
 */
const ADMIN_ACTS: Record<string, readonly string[]> = {
  'POST /api/admin/users/{id}/suspend': ['moderation.user-suspended'],
  'POST /api/admin/users/{id}/restore': ['moderation.user-restored'],
  'POST /api/admin/users/{id}/resend-verification': ['admin-users.verification-mailed'],
  'POST /api/admin/users/{id}/data-export': ['privacy.export-asked'],
  'POST /api/admin/users/{id}/deletion': ['privacy.deletion-asked'],
  'POST /api/admin/users/{id}/deletion/cancel': ['privacy.deletion-cancelled'],
  'POST /api/admin/users/{id}/verification/revoke': ['verification.revoked'],
  'POST /api/admin/verification/{id}/decision': ['verification.approved', 'verification.rejected'],
  'POST /api/admin/casting-calls/{id}/decision': [
    'casting-calls.let-through',
    'casting-calls.rejected',
    'casting-calls.taken-down',
  ],
  'POST /api/admin/reports/{subject}/{subjectId}/decision': ['moderation.case-decided'],
  'POST /api/admin/appeals/{id}/decision': ['moderation.appeal-decided'],
  'DELETE /api/admin/messages/{id}': ['messaging.removed'],
  'POST /api/admin/error-logs/{id}/resolve': ['error-logs.resolved'],
  'POST /api/admin/error-logs/{id}/reopen': ['error-logs.reopened'],
};

const isAdminsAlone = ({ access }: Endpoint) =>
  typeof access !== 'string' && access.length === 1 && access[0] === 'admin';

it('every call of admins alone that changes something is known with its act', () => {
  const calls = Object.values(ENDPOINTS)
    .flatMap((feature) => Object.values(feature))
    .filter((endpoint) => isAdminsAlone(endpoint) && endpoint.method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
  expect(calls.toSorted()).toEqual(Object.keys(ADMIN_ACTS).toSorted());
});

it('every such act is written by a use case', () => {
  const features = new URL('../', import.meta.url);
  const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/test|fixture/.test(path))
    .map((path) => readFileSync(new URL(path, features), 'utf8'))
    .join('\n');
  /** As one word, or put together from the feature and what was done. */
  const isWritten = (act: string) => {
    const [feature, done] = act.split('.');
    const isPutTogether = sources.includes(`act: \`${feature}.$`) && sources.includes(`'${done}'`);
    return sources.includes(`'${act}'`) || isPutTogether;
  };
  expect(
    Object.values(ADMIN_ACTS)
      .flat()
      .filter((act) => !isWritten(act)),
  ).toEqual([]);
});
