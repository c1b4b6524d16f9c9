import type { Platform } from '../../../platform/platform.ts';
import { listVerifiedAgencies } from './queries.ts';

const SHOWN = 20;

export async function listAgencies(platform: Platform, search: string) {
  return { items: await listVerifiedAgencies(platform.db, search, SHOWN) };
}
