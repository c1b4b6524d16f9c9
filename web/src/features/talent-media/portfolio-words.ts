import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { playingTime } from '../../lib/talent/measures.ts';
import { KIND_WORDS } from '../../lib/talent/profile-words.ts';

/** "Video · 1:48 · 2026". */
export function describeItem({ kind, media, year, url }: PortfolioItem): string {
  const duration = media?.durationMs ?? null;
  return [
    KIND_WORDS[kind],
    url === null ? undefined : hostOf(url),
    duration === null ? undefined : playingTime(duration),
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
