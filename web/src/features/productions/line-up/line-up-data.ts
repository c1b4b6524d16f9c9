import { castingBoardEndpoints } from '@callboard/contract/casting-board';
import type { ResultOf } from '@callboard/contract/endpoint';
import { outsidePeopleEndpoints } from '@callboard/contract/outside-people';
import { LINE_UP_PLACES, type LineUpPlace } from '@callboard/contract/production-choices';
import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { endpointQuery } from '../../../lib/query-client.ts';
import { toast } from '../../../ui/toast-store.ts';

type LineUp = ResultOf<typeof productionRoleEndpoints.lineUp>;
type StoredFace = LineUp['items'][number]['faces'][number];
/** Somebody thought of for a role. */
export type Face = Omit<StoredFace, 'place'>;
/** Whom a team thinks of, by place. */
export type Places = Partial<Record<LineUpPlace, Face>>;

export const lineUpQuery = (productionId: string) =>
  endpointQuery(productionRoleEndpoints.lineUp, { params: { id: productionId } });

export const applicantsQuery = (roleId: string) =>
  endpointQuery(castingBoardEndpoints.board, { params: { id: roleId } });

export const outsidePeopleQuery = (roleId: string) =>
  endpointQuery(outsidePeopleEndpoints.outsidePeople, { params: { id: roleId } });

export function placesOf(lineUp: LineUp | undefined, roleId: string): Places {
  const faces = lineUp?.items.find((item) => item.roleId === roleId)?.faces ?? [];
  return Object.fromEntries(faces.map(({ place, ...face }) => [place, face]));
}

/** Puts someone to a place; whoever was there takes the place they come from, if they had one. */
export function put(places: Places, face: Face, to: LineUpPlace): Places {
  const from = LINE_UP_PLACES.find((place) => isSame(places[place], face));
  const next = { ...places, [to]: face };
  if (from === undefined || from === to) return next;
  const displaced = places[to];
  if (displaced === undefined) delete next[from];
  else next[from] = displaced;
  return next;
}

export function without(places: Places, place: LineUpPlace): Places {
  const { [place]: _, ...rest } = places;
  return rest;
}

const isSame = (one: Face | undefined, other: Face) =>
  one?.applicationId === other.applicationId && one?.outsidePersonId === other.outsidePersonId;

/** A change shows at once, and goes back with a message if it is refused. */
export function useSetLineUp(productionId: string) {
  const queries = useQueryClient();
  const { queryKey } = lineUpQuery(productionId);
  return useMutation({
    scope: { id: `line-up:${productionId}` },
    mutationFn: ({ roleId, places }: { roleId: string; places: Places }) =>
      call(productionRoleEndpoints.setLineUp, {
        params: { id: roleId },
        body: {
          first: sent(places.first),
          second: sent(places.second),
          backup: sent(places.backup),
        },
      }),
    onMutate: async ({ roleId, places }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (known) => known && withPlaces(known, roleId, places));
    },
    onError: ({ message }) => {
      toast({ title: 'Not saved', description: message, variant: 'destructive' });
      void queries.invalidateQueries({ queryKey });
    },
  });
}

function sent(face: Face | undefined) {
  if (face === undefined) return null;
  return { applicationId: face.applicationId, outsidePersonId: face.outsidePersonId };
}

function withPlaces(lineUp: LineUp, roleId: string, places: Places): LineUp {
  const faces = LINE_UP_PLACES.flatMap((place) => {
    const face = places[place];
    return face === undefined ? [] : [{ place, ...face }];
  });
  const others = lineUp.items.filter((item) => item.roleId !== roleId);
  return { items: [...others, { roleId, faces }] };
}
