import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { siteEndpoints } from '@callboard/contract/service';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Route } from './route.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The web app: files as they are, and its one page for every other path, because the browser knows
 * the screens. Built files carry their hash in their name and are kept for good.
 */
export function siteRoutes(app: FastifyInstance, route: Route, folder: string): void {
  app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });

  route(siteEndpoints.page, ({ request, reply }) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://site').pathname));
    if (path === '/api' || path.startsWith('/api/')) throw new AppError('NOT_FOUND');
    if (path.startsWith('/assets/')) {
      if (!existsSync(join(folder, path))) throw new AppError('NOT_FOUND');
      return reply.sendFile(path, { maxAge: YEAR_SECONDS * 1000, immutable: true });
    }
    const isFile = /\.\w+$/.test(path) && existsSync(join(folder, path));
    return reply
      .header('cache-control', 'no-cache')
      .sendFile(isFile ? path : 'index.html', { cacheControl: false });
  });
}
