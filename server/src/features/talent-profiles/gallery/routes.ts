import { galleryPhotoEndpoints } from '@callboard/contract/gallery-photos';
import type { Routes } from '../../../platform/http/route.ts';
import { putInOrder } from '../showcase/put-in-order.ts';
import { removeItem } from '../showcase/remove-item.ts';
import { addPhoto } from './add-photo.ts';
import { changePhoto } from './change-photo.ts';
import { listGallery } from './list-gallery.ts';
import { GALLERY } from './shelf.ts';

export const galleryPhotoRoutes: Routes = (route) => {
  route(galleryPhotoEndpoints.list, ({ platform, actor, params, query }) =>
    listGallery(platform, actor, params.id, query.as),
  );

  route(galleryPhotoEndpoints.add, ({ platform, actor, params, body }) =>
    addPhoto(platform, actor, params.id, body),
  );

  route(galleryPhotoEndpoints.change, ({ platform, actor, params, body }) =>
    changePhoto(platform, actor, { profileId: params.id, photoId: params.photoId }, body),
  );

  route(galleryPhotoEndpoints.remove, ({ platform, actor, params }) =>
    removeItem(platform, actor, GALLERY, { profileId: params.id, id: params.photoId }),
  );

  route(galleryPhotoEndpoints.order, ({ platform, actor, params, body }) =>
    putInOrder(platform, actor, GALLERY, { profileId: params.id, ids: body.ids }),
  );
};
