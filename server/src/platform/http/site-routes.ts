import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { siteEndpoints } from '@callboard/contract/service';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Route } from './route.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The header is set by hand. */
const UNCACHED = { cacheControl: false };

type Site = {
  /** Where the built web app lies. */
  folder: string;
  /** Whether the browser brings a session, valid or not. */
  hasSession: (request: FastifyRequest) => boolean;
};

/**
 * The web app: files as they are, and its one page for every other path, because the browser knows
 * the screens. Built files carry their hash in their name and are kept for good. The page has two
 * editions that differ in what they fetch ahead: the way in, or the shell.
 */
export function siteRoutes(app: FastifyInstance, route: Route, { folder, hasSession }: Site): void {
  app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });

  route(siteEndpoints.page, ({ request, reply }) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://site').pathname));
    if (path === '/api' || path.startsWith('/api/')) throw new AppError('NOT_FOUND');
    if (path.startsWith('/assets/')) {
      if (!existsSync(join(folder, path))) throw new AppError('NOT_FOUND');
      return reply.sendFile(path, { maxAge: YEAR_SECONDS * 1000, immutable: true });
    }
    const isFile = /\.\w+$/.test(path) && existsSync(join(folder, path));
    if (isFile) return reply.header('cache-control', 'no-cache').sendFile(path, UNCACHED);
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
      .sendFile(hasSession(request) ? 'signed-in.html' : 'index.html', UNCACHED);
  });
}
