import type { Standing } from '../talent-profiles/policy.ts';

type Talent = Pick<Standing, 'isMinor' | 'suspendedAt' | 'visibility'>;

/**
 * Whether a link shows a talent. A link may be passed on to anyone, and a child is never public: no
 * link shows one, whoever made it. Who hides their profile is gone from every link at once, applicants
 * too.
 */
export function maySharedLinkShow({ isMinor, suspendedAt, visibility }: Talent): boolean {
  return !isMinor && suspendedAt === null && visibility !== 'hidden';
}

type Link = {
  expiresAt: Date;
  revokedAt: Date | null;
  makerSuspendedAt: Date | null;
  makerDeletedAt: Date | null;
};

/** A link opens nothing once it has ended, or once whoever made it may no longer be here. */
export function isLiveLink(link: Link, now: Date): boolean {
  const isMakerHere = link.makerSuspendedAt === null && link.makerDeletedAt === null;
  return link.revokedAt === null && link.expiresAt > now && isMakerHere;
}
