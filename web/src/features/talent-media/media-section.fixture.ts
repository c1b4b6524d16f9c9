import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import type { Media } from '@callboard/contract/media';
import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

const PROFILE_ID = '0198c7a0-0000-7000-8000-0000000000e1';
const PATH = `/api/talent-profiles/${PROFILE_ID}`;
export const CALLS = {
  gallery: `GET ${PATH}/gallery-photos`,
  portfolio: `GET ${PATH}/portfolio-items`,
  add: `POST ${PATH}/gallery-photos`,
  order: `PUT ${PATH}/gallery-photos/order`,
  completeness: `GET ${PATH}/completeness`,
  plan: `GET ${PATH}/media-plan`,
  photo: (id: string) => `${PATH}/gallery-photos/${id}`,
  work: (id: string) => `${PATH}/portfolio-items/${id}`,
  media: (id: string) => `GET /api/media/${id}`,
};

export const idOf = (number: number) =>
  `0198c7a0-0000-7000-8000-${String(number).padStart(12, '0')}`;

export function mediaOf(number: number, changes: Partial<Media> = {}): Media {
  return {
    id: idOf(number + 100),
    kind: 'photo',
    status: 'ready',
    problem: null,
    fileName: `photo-${number}.jpg`,
    bytes: 1_000,
    contentType: 'image/webp',
    width: 800,
    height: 1_000,
    placeholder: null,
    durationMs: null,
    ...changes,
  };
}

export function photoOf(number: number, changes: Partial<GalleryPhoto> = {}): GalleryPhoto {
  return {
    id: idOf(number),
    caption: `Photo ${number}`,
    takenOn: null,
    tags: [],
    visibility: 'public',
    isProfilePhoto: false,
    media: mediaOf(number),
    ...changes,
  };
}

/** A link to work elsewhere. */
export function workOf(number: number): PortfolioItem {
  return {
    id: idOf(number),
    kind: 'link',
    title: 'Showreel',
    description: null,
    year: null,
    url: 'https://films.test/showreel',
    media: null,
    cover: null,
    credit: null,
    visibility: 'public',
  };
}

const ok = (body: unknown) => ({ status: 200, body });
type Answers = Parameters<typeof stubServer>[0];

/** The section for photos and work of a talent with these photos. For tests. */
export function openMedia(photos: readonly GalleryPhoto[], answers: Answers = {}) {
  const user = testUser('talent', { talentProfileId: PROFILE_ID });
  const server = stubServer({
    ...signedInAs(user),
    [`GET ${PATH}`]: ok({ id: PROFILE_ID, visibility: 'public' }),
    [`GET ${PATH}/professional-traits`]: ok({}),
    [`GET ${PATH}/professional-info`]: ok({ credits: [] }),
    [CALLS.completeness]: ok({ percent: 50, missing: [] }),
    [CALLS.gallery]: ok({ items: photos, nextCursor: null }),
    [CALLS.portfolio]: ok({ items: [], nextCursor: null }),
    ...answers,
  });
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, sentTo, ...openApp('/profile?section=media') };
}
