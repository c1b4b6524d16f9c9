import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Callboard's own origins: the public one and, when that is this machine, each of its names.
 * A browser always tells the origin of a request that changes something.
 */
export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const { origin, hostname, port, protocol } = new URL(publicUrl);
  if (hostname !== 'localhost') return new Set([origin]);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return new Set(names.map((name) => new URL(`${protocol}//${name}:${port}`).origin));
}

export function refuseForeignOrigin(
  request: FastifyRequest,
  isOwnOrigin: (origin: string) => boolean,
): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeign = origin === undefined ? site === 'cross-site' : !isOwnOrigin(origin);
  if (isForeign) throw new AppError('FOREIGN_ORIGIN');
}
