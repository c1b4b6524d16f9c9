import type { CallVisibility } from '@callboard/contract/call-summary';
import type { ErrorCode } from '@callboard/contract/errors';

/** Someone who looks for work, for themselves or for others. */
export type Audience = {
  isAdmin: boolean;
  isWithVerifiedAgency: boolean;
  /** The agencies that they work for, or that represent them. */
  portfolioIds: ReadonlySet<string>;
  /** The talents on whose side they are. */
  talentProfileIds: ReadonlySet<string>;
};

type Posted = {
  visibility: CallVisibility;
  /** Of a call for chosen agencies. */
  agencyIds: readonly string[];
  /** Who was asked to apply. */
  inviteeIds: readonly string[];
};

/** Whom an open call is for. */
export function isFor(audience: Audience, { visibility, agencyIds, inviteeIds }: Posted): boolean {
  if (audience.isAdmin) return true;
  // Whoever was asked by name, whomever else it is for.
  if (inviteeIds.some((id) => audience.talentProfileIds.has(id))) return true;
  switch (visibility) {
    case 'public':
      return true;
    case 'verified_agencies':
      return audience.isWithVerifiedAgency;
    case 'chosen_agencies':
      return agencyIds.some((id) => audience.portfolioIds.has(id));
    case 'invited':
      return false;
  }
}

/** A call as someone stands to it. */
type Standing = Posted & {
  /** Not ended, not taken back, and of someone who is not shut out. */
  isOpen: boolean;
  /** Someone on whose side they are has applied to it, however that went. */
  hasOwnApplication: boolean;
};

/** Open to them, or applied to: what one took part in can be read again. */
export function maySeeCall(audience: Audience, call: Standing): boolean {
  if (audience.isAdmin || call.hasOwnApplication) return true;
  return call.isOpen && isFor(audience, call);
}

/** All that decides whether a talent may be submitted to a call now, by whoever asks. */
export type Applying = {
  isOpen: boolean;
  isPastDeadline: boolean;
  /** To this call, or still in the running for its role. */
  hasApplied: boolean;
  isTooYoung: boolean;
  /** A child, and whoever posted the call is not verified. */
  isChildForUnverified: boolean;
  /** Of the talent's own side: not an admin who looks. */
  isOwnSide: boolean;
  /** By what talent and agency agreed on. */
  isTheirsToSubmit: boolean;
};

type Refusal = { code: ErrorCode; words: string };

/** The first reason against it, as a code and in words; nothing where they may. */
export function refusalOf(applying: Applying): Refusal | undefined {
  if (!applying.isOpen) return { code: 'CALL_NOT_OPEN', words: 'This call is closed.' };
  if (applying.isPastDeadline) {
    return { code: 'CALL_NOT_OPEN', words: 'The deadline has passed.' };
  }
  if (applying.hasApplied) {
    return { code: 'ALREADY_APPLIED', words: 'There is an application to this role already.' };
  }
  if (applying.isTooYoung) {
    return { code: 'NOT_FOR_MINORS', words: 'This role is not open to anyone under 18.' };
  }
  if (applying.isChildForUnverified) {
    const words = 'Children can be submitted only to companies that Callboard has verified.';
    return { code: 'CLIENT_NOT_VERIFIED', words };
  }
  if (!applying.isOwnSide) {
    return { code: 'FORBIDDEN', words: 'Only the talent’s own side applies.' };
  }
  if (!applying.isTheirsToSubmit) {
    const words = 'By the representation agreed on, the other side submits for this talent.';
    return { code: 'NOT_YOURS_TO_SUBMIT', words };
  }
  return undefined;
}
