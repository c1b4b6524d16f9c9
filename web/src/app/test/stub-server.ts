import type { CurrentUser } from '@callboard/contract/auth';
import { vi } from 'vitest';

type Answer = { status: number; body?: unknown } | 'unreachable' | 'silent';
type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;

/** Answers each `METHOD /path` as told; `asked` lists what was asked, in order. */
export function stubServer(answers: Answers) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), window.location.origin);
    const call = `${init?.method ?? 'GET'} ${pathname}`;
    asked.push(call);
    bodies.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
    const told = answers[call] ?? { status: 404 };
    const answer = typeof told === 'function' ? await told() : told;
    if (answer === 'silent') return new Promise<Response>(() => {});
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    const { status, body } = answer;
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return { asked, bodies, answers };
}

export const nobody: Answers = {
  'GET /api/auth/check': { status: 200, body: { authenticated: false } },
};

export const signedInAs = (user: CurrentUser): Answers => ({
  'GET /api/auth/check': { status: 200, body: { authenticated: true } },
  'GET /api/auth/me': { status: 200, body: { user } },
  'POST /api/auth/logout': { status: 204 },
});
