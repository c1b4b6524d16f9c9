import type { FastifyReply } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { SESSION_SECONDS } from './session-lifetime.ts';

/** With https the name's prefix makes browsers refuse a cookie that another host or path planted. */
function cookieName(platform: Platform): string {
  return isSecure(platform) ? '__Host-callboard_session' : 'callboard_session';
}

function isSecure(platform: Platform): boolean {
  return platform.publicUrl.startsWith('https:');
}

export function readSessionCookie(
  platform: Platform,
  cookies: Record<string, string | undefined>,
): string | undefined {
  return cookies[cookieName(platform)];
}

export function setSessionCookie(platform: Platform, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(platform), token, {
    ...attributes(platform),
    maxAge: SESSION_SECONDS,
  });
}

export function clearSessionCookie(platform: Platform, reply: FastifyReply): void {
  reply.clearCookie(cookieName(platform), attributes(platform));
}

function attributes(platform: Platform) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(platform) } as const;
}
