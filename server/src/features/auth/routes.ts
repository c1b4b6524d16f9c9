import { authEndpoints } from '@callboard/contract/auth';
import type { Authenticate, Route } from '../../platform/http/route.ts';
import { endSession, logout } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';

export function authRoutes(route: Route, authenticate: Authenticate): void {
  route(authEndpoints.check, async ({ request }) => ({
    authenticated: (await authenticate(request)) !== undefined,
  }));

  route(authEndpoints.me, ({ actor }) => ({ user: actor.user }));

  route(authEndpoints.login, async ({ platform, body, request, reply }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    const { user, token } = await login(platform, body, { address: request.ip, userAgent });
    setSessionCookie(platform, reply, token);
    return { user };
  });

  route(authEndpoints.logout, async ({ platform, request, reply }) => {
    const token = readSessionCookie(platform, request.cookies);
    if (token !== undefined) await logout(platform, token, request.ip);
    clearSessionCookie(platform, reply);
  });

  route(authEndpoints.listSessions, ({ platform, actor }) => listSessions(platform, actor));

  route(authEndpoints.endSession, ({ platform, actor, params }) =>
    endSession(platform, actor, params.id),
  );
}
