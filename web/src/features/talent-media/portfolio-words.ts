import type { PortfolioItem, PortfolioKind } from '@callboard/contract/portfolio-items';

export const KIND_WORDS: Record<PortfolioKind, string> = {
  photo: 'Photo',
  video: 'Video',
  audio: 'Audio',
  document: 'Document',
  link: 'Link',
};

/** `1:48`, `1:02:05`. */
export function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

/** "Video · 1:48 · 2026". */
export function describeItem({ kind, media, year, url }: PortfolioItem): string {
  const duration = media?.durationMs ?? null;
  return [
    KIND_WORDS[kind],
    url === null ? undefined : hostOf(url),
    duration === null ? undefined : durationText(duration),
    year,
  ]
    .filter((part) => part !== undefined && part !== null)
    .join(' · ');
}

/** "Slate Quarter, DS Boateng". */
export function describeCredit({ production, role }: { production: string; role: string | null }) {
  return role === null ? production : `${production}, ${role}`;
}

/** What a file may be called until someone says better. */
export function titleOf(fileName: string): string {
  const title = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return title === '' ? fileName : title.charAt(0).toUpperCase() + title.slice(1);
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
}
