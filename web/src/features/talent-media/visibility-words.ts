import type { ITEM_VISIBILITIES } from '@callboard/contract/media';
import { BriefcaseBusiness, Globe, Lock, type LucideIcon } from 'lucide-react';
import { VISIBILITY_WORDS } from '../../lib/talent/profile-words.ts';

export type ItemVisibility = (typeof ITEM_VISIBILITIES)[number];

export const ITEM_VISIBILITY_WORDS: Record<
  ItemVisibility,
  { icon: LucideIcon; label: string; hint: string }
> = {
  public: {
    icon: Globe,
    label: VISIBILITY_WORDS.public,
    hint: 'Whoever sees the profile.',
  },
  professionals: {
    icon: BriefcaseBusiness,
    label: VISIBILITY_WORDS.professionals,
    hint: 'Clients and agents who are signed in.',
  },
  private: {
    icon: Lock,
    label: VISIBILITY_WORDS.private,
    hint: 'Nobody but the talent and their agents.',
  },
};
