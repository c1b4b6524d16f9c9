import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers with an ETag, and without a body to whoever still has the same one. */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  seconds: number,
): FastifyReply {
  const etag = etagOf(body);
  reply.header('etag', etag).header('cache-control', `public, max-age=${seconds}`);
  if (isAmong(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.type('application/json').send(body);
}

export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}

export function isAmong(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
