import type { galleryPhotoEndpoints } from '@callboard/contract/gallery-photos';
import type { portfolioItemEndpoints } from '@callboard/contract/portfolio-items';
import type { professionalInfoEndpoints } from '@callboard/contract/professional-info';
import type { professionalTraitsEndpoints } from '@callboard/contract/professional-traits';
import type { PreviewViewer } from '@callboard/contract/profile-preview';
import { TALENT_CALLS } from '@callboard/contract/talent-calls';
import type { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { callAt } from '../../lib/api-client.ts';
import { queryAt } from '../../lib/query-client.ts';

/** A talent, as oneself sees them or, on the talent's own side, as others do. */
export type Look = { id: string; as: PreviewViewer | undefined };

const asked = ({ id, as }: Look) => ({ params: { id }, query: { as } });

export const profileQuery = (look: Look) =>
  queryAt<typeof talentProfileEndpoints.get>(TALENT_CALLS.profile, asked(look));

/** The same, before anybody looks. */
export const glimpseQuery = (look: Look) => ({
  ...profileQuery(look),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callAt<typeof talentProfileEndpoints.get>(TALENT_CALLS.profile, asked(look), {
      signal,
      isAhead: true,
    }),
});

export const traitsQuery = (look: Look) =>
  queryAt<typeof professionalTraitsEndpoints.get>(TALENT_CALLS.traits, asked(look));

export const infoQuery = (look: Look) =>
  queryAt<typeof professionalInfoEndpoints.get>(TALENT_CALLS.info, asked(look));

export const photosQuery = (look: Look) =>
  queryAt<typeof galleryPhotoEndpoints.list>(TALENT_CALLS.photos, asked(look));

export const workQuery = (look: Look) =>
  queryAt<typeof portfolioItemEndpoints.list>(TALENT_CALLS.work, asked(look));

export const availabilityQuery = (look: Look) =>
  queryAt<typeof talentProfileEndpoints.availability>(TALENT_CALLS.availability, asked(look));

export const workItemQuery = (id: string, itemId: string) =>
  queryAt<typeof portfolioItemEndpoints.get>(TALENT_CALLS.workItem, { params: { id, itemId } });
