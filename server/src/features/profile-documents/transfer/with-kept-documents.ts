import type { PartOfInfo } from '@callboard/contract/professional-info';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getInfo } from '../../talent-profiles/info/get-info.ts';

/** A file holds no documents: a certificate that is there already keeps the one it has. */
export async function withKeptDocuments(
  platform: Platform,
  actor: Actor,
  profileId: string,
  info: PartOfInfo,
): Promise<PartOfInfo> {
  if (info.certifications === undefined) return info;
  const { certifications: there = [] } = await getInfo(platform, actor, profileId);
  const documents = new Map(there.map(({ id, documentMediaId }) => [id, documentMediaId]));
  const certifications = info.certifications.map((it) => ({
    ...it,
    documentMediaId: documents.get(it.id) ?? null,
  }));
  return { ...info, certifications };
}
