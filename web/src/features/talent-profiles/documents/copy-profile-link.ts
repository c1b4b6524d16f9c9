import type { TalentProfile } from '@callboard/contract/talent-profiles';
import { toast } from '../../../ui/toast-store.ts';

const WHO_OPENS_IT = {
  public: undefined,
  professionals: 'Clients and agents who are signed in can open it.',
  hidden: 'Only those you apply to and your agents can open it.',
};

/** Says who gets in with it, where not everyone does. */
export async function copyProfileLink(
  profileId: string,
  visibility: TalentProfile['visibility'] = 'professionals',
): Promise<void> {
  const link = new URL(`/talent/${profileId}`, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link copied', description: WHO_OPENS_IT[visibility] });
  } catch {
    // Not every browser lets a page near the clipboard.
    toast({ title: 'Copy it from here', description: link });
  }
}
