import { agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import { fillPath } from '@callboard/contract/endpoint';
import type { TeamMember } from '@callboard/contract/team';
import { fileVersion } from '../../../platform/storage/file-version.ts';
import type { MemberRow } from './queries.ts';

const { path } = agentProfileEndpoints.thumbnail;

export function presentMember({
  photoKey,
  role,
  joinedAt,
  portfolioSince,
  ...member
}: MemberRow): TeamMember {
  const { userId } = member;
  return {
    ...member,
    role: role ?? 'admin',
    joinedAt: (joinedAt ?? portfolioSince).toISOString(),
    photoUrl: photoKey === null ? null : fillPath(path, { userId }, { v: fileVersion(photoKey) }),
  };
}
