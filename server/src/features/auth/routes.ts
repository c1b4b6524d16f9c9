import { authEndpoints } from '@callboard/contract/auth';
import type { Authenticate } from '../../platform/actor.ts';
import type { Route } from '../../platform/http/route.ts';
import { askForLink } from './ask-for-link.ts';
import { deviceOf } from './device-of.ts';
import { endOtherSessions, endSession, logout } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { verifyEmail } from './verify-email.ts';

export function authRoutes(route: Route, authenticate: Authenticate): void {
  route(authEndpoints.check, async ({ request }) => ({
    authenticated: (await authenticate(request)) !== undefined,
  }));

  route(authEndpoints.me, ({ actor }) => ({ user: actor.user }));

  route(authEndpoints.login, async ({ platform, body, request, reply }) => {
    const { user, token } = await login(platform, body, deviceOf(request));
    setSessionCookie(platform, reply, token);
    return { user };
  });

  route(authEndpoints.logout, async ({ platform, request, reply }) => {
    const token = readSessionCookie(platform, request.cookies);
    if (token !== undefined) await logout(platform, token, request.ip);
    clearSessionCookie(platform, reply);
  });

  route(authEndpoints.register, ({ platform, body, request }) =>
    register(platform, body, request.ip),
  );

  route(authEndpoints.verifyEmail, async ({ platform, body, request, reply }) => {
    const { user, token } = await verifyEmail(platform, body.token, deviceOf(request));
    setSessionCookie(platform, reply, token);
    return { user };
  });

  route(authEndpoints.resendVerification, ({ platform, body }) =>
    askForLink(platform, { email: body.email, purpose: 'verify_email' }),
  );

  route(authEndpoints.forgotPassword, ({ platform, body }) =>
    askForLink(platform, { email: body.email, purpose: 'reset_password' }),
  );

  route(authEndpoints.resetPassword, async ({ platform, body, request, reply }) => {
    const { user, token } = await resetPassword(platform, body, deviceOf(request));
    setSessionCookie(platform, reply, token);
    return { user };
  });

  route(authEndpoints.listSessions, ({ platform, actor }) => listSessions(platform, actor));

  route(authEndpoints.endSession, ({ platform, actor, params }) =>
    endSession(platform, actor, params.id),
  );

  route(authEndpoints.endOtherSessions, ({ platform, actor }) => endOtherSessions(platform, actor));
}
