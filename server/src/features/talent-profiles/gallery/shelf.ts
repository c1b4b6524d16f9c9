import type { Shelf } from '../showcase/shelf.ts';
import { galleryPhotos } from './tables.ts';

export const GALLERY: Shelf = {
  table: galleryPhotos,
  section: 'gallery',
  allowance: 'galleryPhotos',
  things: 'photos in the gallery',
};
