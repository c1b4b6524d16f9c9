import { type Html, html } from '../../platform/http/html.ts';
import type { PreviewPicture } from './preview-picture.ts';

/** Longer ones are cut by whoever shows them, in the middle of a word. */
const DESCRIPTION_LENGTH = 200;

type Preview = {
  title: string;
  description: string;
  path: string;
  type: 'article' | 'profile';
  picture: PreviewPicture | undefined;
};

/** For the tab, for search engines, and for the card that a shared link becomes. */
export function writePreview(publicUrl: string, preview: Preview): Html {
  const { title, type, picture } = preview;
  const address = publicUrl + preview.path;
  const description = shorten(preview.description);
  return html`
    <title>${title} · Callboard</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    <meta property="og:site_name" content="Callboard" />
    <meta property="og:type" content="${type}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />${picture ? describePicture(publicUrl, picture) : ''}`;
}

function describePicture(publicUrl: string, { path, alt, width, height }: PreviewPicture): Html {
  const size =
    width === undefined || height === undefined
      ? ''
      : html`
    <meta property="og:image:width" content="${width}" />
    <meta property="og:image:height" content="${height}" />`;
  return html`
    <meta property="og:image" content="${publicUrl + path}" />
    <meta property="og:image:alt" content="${alt}" />${size}`;
}

/** On one line, and ending with a word. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  // Letter by letter: a sign outside the basic ones has two halves.
  const letters = Array.from(line);
  if (letters.length <= DESCRIPTION_LENGTH) return line;
  return `${letters
    .slice(0, DESCRIPTION_LENGTH)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
