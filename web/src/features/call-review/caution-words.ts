import type { CallCautionKind } from '@callboard/contract/call-review';
import {
  Baby,
  BanknoteArrowDown,
  EyeOff,
  HandCoins,
  History,
  type LucideIcon,
  Phone,
} from 'lucide-react';

type Look = { label: string; tone: 'danger' | 'warn' | 'info'; icon: LucideIcon; why: string };

/** What each caution is called, and why it is worth a look. */
export const CAUTION_LOOKS: Record<CallCautionKind, Look> = {
  seen_before: {
    label: 'Seen before',
    tone: 'danger',
    icon: History,
    why: 'A call that was rejected had the same.',
  },
  fee_words: {
    label: 'Fee words',
    tone: 'danger',
    icon: HandCoins,
    why: 'It seems to ask for money before there is work.',
  },
  nudity_unpaid: {
    label: 'Nudity, no pay',
    tone: 'danger',
    icon: EyeOff,
    why: 'Nudity or intimacy in work that earns nothing.',
  },
  minors: {
    label: 'Minors',
    tone: 'info',
    icon: Baby,
    why: 'Anyone under 18 may apply.',
  },
  pay_below_floor: {
    label: 'Pay below floor',
    tone: 'warn',
    icon: BanknoteArrowDown,
    why: 'Less than the least that this work should earn.',
  },
  contact_data: {
    label: 'Contact data',
    tone: 'warn',
    icon: Phone,
    why: 'It leads applicants away from Callboard.',
  },
};

/** The gravest first. */
export const GRAVEST_FIRST = Object.keys(CAUTION_LOOKS) as CallCautionKind[];
