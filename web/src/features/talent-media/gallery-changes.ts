import type { RequestOf } from '@callboard/contract/endpoint';
import { type GalleryPhotoForm, galleryPhotoEndpoints } from '@callboard/contract/gallery-photos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { useShowOwnPhoto } from '../account/api.ts';
import { changing } from './change-call.ts';
import { removing } from './delete-call.ts';
import { addingFile, followInto } from './follow-showcase.ts';
import { inOrder } from './order.ts';
import { editList, refreshProfile } from './showcase.ts';

type Changes = RequestOf<typeof galleryPhotoEndpoints.change>['body'];

/** All that can be done to a profile's photos; what is known of them follows. */
export function useGalleryChanges(profileId: string) {
  const queries = useQueryClient();
  const { talentProfileId } = useCurrentUser();
  const showOwnPhoto = useShowOwnPhoto();
  const list = { name: 'gallery', profileId } as const;
  const paramsOf = (photoId: string) => ({ id: profileId, photoId });

  async function add(mediaId: string) {
    const sent = { params: { id: profileId }, body: { mediaId } };
    const idempotencyKey = `gallery-photo-${mediaId}`;
    await addingFile(queries, list, mediaId, async () => {
      const added = await call(galleryPhotoEndpoints.add, sent, { idempotencyKey });
      editList(queries, list, (photos) => [...photos.filter(({ id }) => id !== added.id), added]);
      followInto(queries, list, added.media);
      refreshProfile(queries, profileId);
    });
  }

  async function remove(photoId: string, options: { keepalive: boolean }) {
    await removing(call(galleryPhotoEndpoints.remove, { params: paramsOf(photoId) }, options));
    editList(queries, list, (photos) => photos.filter(({ id }) => id !== photoId));
    refreshProfile(queries, profileId);
  }

  const send = (photoId: string, body: Changes) =>
    changing(
      queries,
      list,
      call(galleryPhotoEndpoints.change, { params: paramsOf(photoId), body }),
    );

  const change = useMutation({
    mutationFn: ({ photoId, form }: { photoId: string; form: GalleryPhotoForm }) =>
      send(photoId, form),
    onSuccess: (changed) => {
      if (changed === undefined) return;
      editList(queries, list, (all) => all.map((it) => (it.id === changed.id ? changed : it)));
      refreshProfile(queries, profileId);
    },
  });

  const makeProfilePhoto = useMutation({
    mutationFn: (photoId: string) => send(photoId, { isProfilePhoto: true }),
    onSuccess: (chosen) => {
      if (chosen === undefined) return;
      editList(queries, list, (photos) =>
        photos.map((photo) => ({ ...photo, isProfilePhoto: photo.id === chosen.id })),
      );
      refreshProfile(queries, profileId);
      if (talentProfileId === profileId) showOwnPhoto();
    },
  });

  const put = (ids: string[]) =>
    call(galleryPhotoEndpoints.order, { params: { id: profileId }, body: { ids } });
  const onSaved = (ids: string[]) => editList(queries, list, (photos) => inOrder(photos, ids));

  return { add, remove, change, makeProfilePhoto, order: { put, onSaved } };
}
