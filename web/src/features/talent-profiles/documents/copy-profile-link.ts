import type { TalentProfile } from '@callboard/contract/talent-profiles';
import { copyLink } from '../../../ui/copy-link.ts';

const WHO_OPENS_IT = {
  public: undefined,
  professionals: 'Clients and agents who are signed in can open it.',
  hidden: 'Only the talent’s agents and those who were applied to can open it.',
};

/** Says who gets in with it, where not everyone does. */
export function copyProfileLink(
  profileId: string,
  visibility: TalentProfile['visibility'] = 'professionals',
): Promise<void> {
  return copyLink(`/talent/${profileId}`, WHO_OPENS_IT[visibility]);
}
