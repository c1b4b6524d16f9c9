import type { FastifyInstance } from 'fastify';

/**
 * Calls registered on this scope get bodies of this type as they come, from `request.raw`: nothing is
 * read before they do, and nothing else limits how long such a body is.
 */
export function leaveBodiesUnread(scope: FastifyInstance, contentType: string): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(contentType, (_request, _body, done) => done(null));
}
