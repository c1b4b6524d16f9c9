import {
  type ProfileExport,
  profileDocumentEndpoints,
} from '@callboard/contract/profile-documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import {
  availabilityQuery,
  completenessQuery,
  infoQuery,
  talentProfileQuery,
  traitsQuery,
} from '../api.ts';

/** Puts another profile in this one's place. */
export function useImportProfile(id: string, onReplaced: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileExport) =>
      call(profileDocumentEndpoints.import, { params: { id }, body }),
    onSuccess: async ({ availability }) => {
      queries.setQueryData(availabilityQuery(id).queryKey, { availability });
      const parts = [talentProfileQuery(id), traitsQuery(id), infoQuery(id), completenessQuery(id)];
      await Promise.all(parts.map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
      onReplaced();
    },
  });
}
