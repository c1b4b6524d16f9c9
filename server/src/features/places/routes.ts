import { placeEndpoints } from '@callboard/contract/places';
import type { Routes } from '../../platform/http/route.ts';
import { openGazetteer } from './gazetteer.ts';

const SUGGESTED = 10;

export const placeRoutes: Routes = (route) => {
  route(placeEndpoints.places, ({ query: { id, query = '' } }) => {
    const gazetteer = openGazetteer();
    if (id === undefined) return { items: gazetteer.beginningWith(query, SUGGESTED) };
    const place = gazetteer.at(gazetteer.numberOf(id) ?? 0);
    return { items: place === undefined ? [] : [place] };
  });
};
