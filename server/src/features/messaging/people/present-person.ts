import { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import { fillPath } from '@callboard/contract/endpoint';
import { fileVersion } from '../../../platform/storage/file-version.ts';
import { agentPhotoUrlOf } from '../../agent-profiles/present-agent-profile.ts';
import { photoUrlOf } from '../../talent-profiles/present-talent-profile.ts';
import type { PersonRow } from './queries.ts';

const { path: clientPhoto } = clientProfileEndpoints.thumbnail;

export function presentPerson(row: PersonRow) {
  const { userId, name, role, company, verified } = row;
  return { userId, name, role, company, verified, photoUrl: photoOf(row) };
}
export type PersonShown = ReturnType<typeof presentPerson>;

function photoOf({ userId, talent, agentPhotoKey, client }: PersonRow): string | null {
  if (talent !== null) return photoUrlOf(talent);
  if (client === null) return agentPhotoUrlOf({ userId, photoKey: agentPhotoKey });
  const { id, photoKey } = client;
  return photoKey === null ? null : fillPath(clientPhoto, { id }, { v: fileVersion(photoKey) });
}
