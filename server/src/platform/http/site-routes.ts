import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { siteEndpoints } from '@callboard/contract/service';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { etagOf, isAmong } from './cacheable.ts';
import { type HeadFor, withHead } from './page-head.ts';
import type { Route } from './route.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The header is set by hand. */
const UNCACHED = { cacheControl: false };

type Site = {
  /** Where the built web app lies. */
  folder: string;
  /** Whether the browser brings a session, valid or not. */
  hasSession: (request: FastifyRequest) => boolean;
  headFor: HeadFor;
};

/**
 * The web app: files as they are, and its one page for every other path, because the browser knows
 * the screens. Built files carry their hash in their name and are kept for good. The page has two
 * editions that differ in what they fetch ahead: the way in, or the shell. Where a path has something
 * to say to those who only read the page's head, it is written in.
 */
export function siteRoutes(app: FastifyInstance, route: Route, site: Site): void {
  const { folder, hasSession, headFor } = site;
  app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  const readPage = pageReader(folder);

  route(siteEndpoints.page, async ({ request, reply }) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://site').pathname));
    if (path === '/api' || path.startsWith('/api/')) throw new AppError('NOT_FOUND');
    if (path.startsWith('/assets/')) {
      if (!existsSync(join(folder, path))) throw new AppError('NOT_FOUND');
      return reply.sendFile(path, { maxAge: YEAR_SECONDS * 1000, immutable: true });
    }
    const isFile = /\.\w+$/.test(path) && existsSync(join(folder, path));
    if (isFile) return reply.header('cache-control', 'no-cache').sendFile(path, UNCACHED);

    const edition = hasSession(request) ? 'signed-in.html' : 'index.html';
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' });
    const head = await headFor(path, request);
    if (head === undefined) return reply.sendFile(edition, UNCACHED);
    return sendPage(request, reply, withHead(await readPage(edition), head));
  });
}

/** Kept in memory until it is built anew. */
function pageReader(folder: string): (name: string) => Promise<string> {
  const known = new Map<string, { page: string; builtAt: number }>();
  return async (name) => {
    const { mtimeMs: builtAt } = await stat(join(folder, name));
    const kept = known.get(name);
    if (kept?.builtAt === builtAt) return kept.page;
    const page = await readFile(join(folder, name), 'utf8');
    known.set(name, { page, builtAt });
    return page;
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const etag = etagOf(page);
  reply.header('etag', etag);
  if (isAmong(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.type('text/html; charset=utf-8').send(page);
}
