import { html } from '../../platform/http/html.ts';

const DESCRIPTION =
  'Faces for a production, shared with you. No account is needed to look and to rate.';

/**
 * The same for every link, live or not: a preview is read by whoever sees the link, so that it names
 * nobody, and no search engine keeps the address.
 */
export const SHARED_SHORTLIST = html`
    <title>A shared shortlist · Callboard</title>
    <meta name="description" content="${DESCRIPTION}" />
    <meta name="robots" content="noindex, nofollow, noarchive" />
    <meta name="referrer" content="no-referrer" />
    <meta property="og:site_name" content="Callboard" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="A shared shortlist" />
    <meta property="og:description" content="${DESCRIPTION}" />
    <meta name="twitter:card" content="summary" />`;
