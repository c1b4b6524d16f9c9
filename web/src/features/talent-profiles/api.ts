import { applicationEndpoints } from '@callboard/contract/applications';
import { type PartOfInfo, professionalInfoEndpoints } from '@callboard/contract/professional-info';
import {
  professionalTraitsEndpoints,
  type TraitsForm,
} from '@callboard/contract/professional-traits';
import {
  type Availability,
  type ProfileChanges,
  talentProfileEndpoints,
} from '@callboard/contract/talent-profiles';
import { type FetchQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';
import { onTopOfNews } from './on-top-of-news.ts';

export { LateAsWhom, LateTalentFinder } from './finder/late-finder.ts';

export const loadImportDialog = () => import('./documents/import-dialog.tsx');

export const talentProfileQuery = (id: string) =>
  endpointQuery(talentProfileEndpoints.get, { params: { id } });

/** The profiles that whoever is signed in keeps for others. */
export const keptProfilesQuery = endpointQuery(talentProfileEndpoints.kept, {});

export const traitsQuery = (id: string) =>
  endpointQuery(professionalTraitsEndpoints.get, { params: { id } });

export const infoQuery = (id: string) =>
  endpointQuery(professionalInfoEndpoints.get, { params: { id } });

export const completenessQuery = (id: string) =>
  endpointQuery(talentProfileEndpoints.completeness, { params: { id } });

export const availabilityQuery = (id: string) =>
  endpointQuery(talentProfileEndpoints.availability, { params: { id } });

/** As many as fit on a card above the editor. */
const LATEST = 3;
export const latestApplicationsQuery = (talentProfileId: string) =>
  endpointQuery(applicationEndpoints.listOfTalent, { query: { talentProfileId, limit: LATEST } });

/** Browsers refuse to send more than 64 KiB past the end of a page. */
const KEEPALIVE_MAX = 60_000;
const outlivesPage = (body: unknown) => ({
  keepalive: JSON.stringify(body).length < KEEPALIVE_MAX,
});

/** How each part is saved. Autosave minds their order and failures. */
export function useProfileSaves(id: string) {
  const queries = useQueryClient();
  const params = { id };
  const stateOf = (query: ReturnType<typeof infoQuery> | ReturnType<typeof availabilityQuery>) => ({
    known: queries.getQueryData<object>(query.queryKey),
    readNow: () =>
      queries.fetchQuery<object>({ ...query, staleTime: 0 } as FetchQueryOptions<object>),
  });
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey: completenessQuery(id).queryKey });
  };
  const profile = useMutation({
    mutationFn: (body: ProfileChanges) =>
      call(talentProfileEndpoints.change, { params, body }, outlivesPage(body)),
    onSuccess: (answer, { stageName }) => {
      queries.setQueryData(talentProfileQuery(id).queryKey, answer);
      if (stageName === undefined) return;
      void queries.invalidateQueries({ queryKey: keptProfilesQuery.queryKey });
    },
    onSettled,
  });
  const traits = useMutation({
    mutationFn: (body: Partial<TraitsForm>) =>
      call(professionalTraitsEndpoints.change, { params, body }, outlivesPage(body)),
    onSuccess: (answer) => queries.setQueryData(traitsQuery(id).queryKey, answer),
    onSettled,
  });
  const info = useMutation({
    mutationFn: async (changes: PartOfInfo) => {
      const body = await onTopOfNews(stateOf(infoQuery(id)), changes);
      return call(professionalInfoEndpoints.change, { params, body }, outlivesPage(body));
    },
    onSuccess: (answer) => queries.setQueryData(infoQuery(id).queryKey, answer),
    onSettled,
  });
  const availability = useMutation({
    mutationFn: async (changes: { availability: Availability }) => {
      const body = await onTopOfNews(stateOf(availabilityQuery(id)), changes);
      return call(talentProfileEndpoints.changeAvailability, { params, body }, outlivesPage(body));
    },
    onSuccess: (answer) => queries.setQueryData(availabilityQuery(id).queryKey, answer),
    onSettled,
  });
  return {
    saveProfile: profile.mutateAsync,
    saveTraits: traits.mutateAsync,
    saveInfo: info.mutateAsync,
    saveAvailability: availability.mutateAsync,
  };
}
