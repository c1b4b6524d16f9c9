import { MEDIA_BYTES, MEDIA_PLANS } from '@callboard/contract/limits';
import type { MediaKind } from '@callboard/contract/media';
import { AppError } from '../../../platform/app-error.ts';

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Whoever is still sending says something long before this. */
const SILENT_AFTER_MS = 60 * 60 * 1000;

/** What fell silent before then takes no room from others. */
export function silentBefore(now: Date): Date {
  return new Date(now.getTime() - SILENT_AFTER_MS);
}

export function requireFit({ kind, bytes }: { kind: MediaKind; bytes: number }): void {
  const limit = MEDIA_BYTES[kind];
  if (bytes <= limit) return;
  throw new AppError('FILE_TOO_LARGE', {
    message: `This ${kind} is too large. The limit is ${inWords(limit)}.`,
  });
}

type Held = {
  plan: keyof typeof MEDIA_PLANS;
  held: number;
  bytes: number;
  /** `This profile holds`. */
  what: string;
};

export function requireRoom({ plan, held, bytes, what }: Held): void {
  const limit = MEDIA_PLANS[plan].bytes;
  if (held + bytes <= limit) return;
  const wayOut =
    plan === 'pro'
      ? 'Please remove some files first.'
      : `Please remove some files first. Pro holds ${inWords(MEDIA_PLANS.pro.bytes)}.`;
  throw new AppError('PLAN_LIMIT_REACHED', {
    message: `${what} ${inWords(limit)} of files, and this would be more. ${wayOut}`,
  });
}

function inWords(bytes: number): string {
  return bytes < GIGABYTE ? `${bytes / MEGABYTE} MB` : `${bytes / GIGABYTE} GB`;
}
