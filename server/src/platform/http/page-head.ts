import type { FastifyRequest } from 'fastify';
import type { Html } from './html.ts';

/** What the server writes into the head of the web app's page. */
export type PageHead = {
  /** Its title and description, and those of previews, in place of Callboard's own. */
  about?: Html | undefined;
  /** What the browser should begin to fetch while it still reads the page. */
  ahead?: Html | undefined;
};

/** What a path's page is about, where there is anything to say of it to this visitor. */
export type HeadFor = (path: string, request: FastifyRequest) => Promise<PageHead | undefined>;

const OWN = /\s*(?:<title>.*?<\/title>|<meta name="description"[^>]*>)/gs;
const START = /<meta charset="[^"]*"\s*\/?>/;

export function withHead(page: string, { about, ahead }: PageHead): string {
  const [start] = START.exec(page) ?? [];
  if (start === undefined) throw new Error('the page says no charset to put its head behind');
  const rest = about === undefined ? page : page.replace(OWN, '');
  // Functions, because names may hold what `replace` would read as a pattern.
  return rest.replace(start, () => `${start}${about ?? ''}${ahead ?? ''}`);
}
