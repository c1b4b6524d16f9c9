import type { CurrentUser } from '@callboard/contract/auth';
import type { TalentProfile } from '@callboard/contract/talent-profiles';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from './api.ts';

/** What the talent's own side knows beside what others see. */
export type OwnSide = {
  visibility: TalentProfile['visibility'];
  isMinor: boolean;
  /** It is the viewer's own profile. */
  isTheirs: boolean;
  /** How /profile is told whose it is, for those who change it there: a child's is named. */
  editing: { talentProfileId?: string } | undefined;
};

/** Undefined for everyone else. Asked for without a preview, which leaves out what only they see. */
export function useOwnSide(id: string, viewer: CurrentUser): OwnSide | undefined {
  const { data } = useQuery(profileQuery({ id, as: undefined }));
  if (data?.abilities.manage !== true) return undefined;
  const isTheirs = viewer.talentProfileId === id;
  const isKept = viewer.role === 'talent' && data.abilities.edit;
  return {
    visibility: data.visibility,
    isMinor: data.isMinor === true,
    isTheirs,
    editing: isTheirs ? {} : isKept ? { talentProfileId: id } : undefined,
  };
}
