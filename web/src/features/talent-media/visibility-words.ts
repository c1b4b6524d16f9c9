import type { ITEM_VISIBILITIES } from '@callboard/contract/media';
import { BriefcaseBusiness, Globe, Lock, type LucideIcon } from 'lucide-react';

export type ItemVisibility = (typeof ITEM_VISIBILITIES)[number];

export const VISIBILITY_WORDS: Record<
  ItemVisibility,
  { icon: LucideIcon; label: string; hint: string }
> = {
  public: {
    icon: Globe,
    label: 'Everyone',
    hint: 'Whoever sees your profile.',
  },
  professionals: {
    icon: BriefcaseBusiness,
    label: 'Professionals only',
    hint: 'Clients and agents who are signed in.',
  },
  private: {
    icon: Lock,
    label: 'Only you',
    hint: 'You and your agents.',
  },
};
