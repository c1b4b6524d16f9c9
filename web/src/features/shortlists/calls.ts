import type { shortlistEndpoints } from '@callboard/contract/shortlists';

export type Calls = typeof shortlistEndpoints;
type Line<Name extends keyof Calls> = Pick<Calls[Name], 'method' | 'path'>;

const ofProduction = '/api/productions/{id}/shortlists';
const one = '/api/shortlists/{id}';
const entry = '/api/shortlist-entries/{id}';
const shared = '/api/shared/shortlists/{token}';

/** Apart from the schemas: faces are shown, on a phone too, before those have come. */
export const SHORTLIST_CALLS = {
  shortlists: { method: 'GET', path: ofProduction },
  createShortlist: { method: 'POST', path: ofProduction },
  shortlist: { method: 'GET', path: one },
  changeShortlist: { method: 'PATCH', path: one },
  deleteShortlist: { method: 'DELETE', path: one },
  addToShortlist: { method: 'POST', path: `${one}/entries` },
  orderShortlist: { method: 'PUT', path: `${one}/order` },
  contactSheet: { method: 'GET', path: `${one}/contact-sheet.pdf` },
  changeEntry: { method: 'PATCH', path: entry },
  removeEntry: { method: 'DELETE', path: entry },
  links: { method: 'GET', path: `${one}/links` },
  createLink: { method: 'POST', path: `${one}/links` },
  revokeLink: { method: 'DELETE', path: '/api/shortlist-links/{id}' },
  shared: { method: 'GET', path: shared },
  giveOpinion: { method: 'PUT', path: `${shared}/entries/{entryId}/opinion` },
} as const satisfies { [Name in keyof Calls]?: Line<Name> };
