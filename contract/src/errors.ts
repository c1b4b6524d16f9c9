import * as z from 'zod';

/**
 * Every error the API can answer with: its code, its HTTP status and what the person reads.
 * 401: nobody is signed in. 403: known, but may not. 404: also for what one may not know exists.
 */
export const ERRORS = {
  INVALID_INPUT: { status: 400, message: 'Some fields need your attention.' },
  MALFORMED_JSON: { status: 400, message: 'The request is not valid JSON.' },
  MALFORMED_FORM: { status: 400, message: 'The form did not arrive whole. Please try again.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in.' },
  INVALID_CREDENTIALS: { status: 401, message: 'The email or the password is wrong.' },
  WRONG_PASSWORD: { status: 403, message: 'The password is wrong.' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  FOREIGN_ORIGIN: { status: 403, message: 'This request came from another site and was refused.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Please verify your email address first.' },
  ACCOUNT_SUSPENDED: { status: 403, message: 'This account is suspended.' },
  INVALID_TOKEN: {
    status: 400,
    message: 'This link is no longer valid. Please ask for a new one.',
  },
  NOT_FOUND: { status: 404, message: 'There is nothing here.' },
  CONFLICT: { status: 409, message: 'This was changed in the meantime. Reload and try again.' },
  BODY_TOO_LARGE: { status: 413, message: 'This is too large to send.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This kind of content is not accepted here.' },
  FILE_TOO_LARGE: { status: 413, message: 'This file is too large.' },
  NOT_A_PICTURE: { status: 415, message: 'Please choose a JPG, PNG or WebP picture.' },
  PICTURE_DAMAGED: { status: 422, message: 'This picture is damaged or not complete.' },
  PICTURE_TOO_LARGE: { status: 422, message: 'This picture is too large.' },
  PLAN_LIMIT_REACHED: { status: 403, message: 'Your plan holds no more than this.' },
  PRO_NEEDED: { status: 403, message: 'This is part of Pro. See what it includes on /go-pro.' },
  ALREADY_PRO: { status: 409, message: 'This is on Pro already.' },
  NO_SUBSCRIPTION: { status: 409, message: 'There is nothing paid for here.' },
  CARD_DECLINED: { status: 402, message: 'The card was declined. Nothing was charged.' },
  PROVIDER_FAILED: {
    status: 502,
    message:
      'The payment provider did not answer. Look at your plan again before you try once more.',
  },
  INVALID_SIGNATURE: { status: 400, message: 'The signature does not match.' },
  LIST_FULL: { status: 409, message: 'There is no room for more here.' },
  MEDIA_NOT_USABLE: { status: 422, message: 'This file cannot be used here.' },
  UNKNOWN_TUS_VERSION: { status: 412, message: 'Uploads speak tus 1.0.0 here.' },
  RANGE_NOT_SATISFIABLE: { status: 416, message: 'The file has no such part.' },
  ILLEGAL_MOVE: {
    status: 409,
    message: 'An application cannot go there from where it is.',
  },
  TOO_LATE_TO_UNDO: { status: 409, message: 'Too late to undo: they have been told.' },
  ALREADY_APPLIED: { status: 409, message: 'There is an application to this role already.' },
  CALL_NOT_OPEN: { status: 409, message: 'This call is not open.' },
  CALL_ENDED: { status: 409, message: 'This call has ended already.' },
  ROLE_HAS_CALL: { status: 409, message: 'There is a call for this role already.' },
  ROLE_CANCELLED: { status: 409, message: 'This role was cancelled.' },
  TIME_PASSED: {
    status: 409,
    message: 'This time has passed. Please choose another.',
  },
  PRODUCTION_CANCELLED: {
    status: 409,
    message: 'This production was cancelled. Give it another status first.',
  },
  ROLE_IN_USE: {
    status: 409,
    message: 'People applied to this role or were asked. Cancel it instead, so that they are told.',
  },
  TERMS_CHANGED: {
    status: 409,
    message: 'The terms of this call have changed. Please read them again.',
  },
  NOT_FOR_MINORS: { status: 403, message: 'This role is not open to anyone under 18.' },
  CLIENT_NOT_VERIFIED: {
    status: 403,
    message: 'Children can be submitted only to companies that Callboard has verified.',
  },
  NOT_YOURS_TO_SUBMIT: {
    status: 403,
    message: 'By the representation agreed on, the other side submits for this talent.',
  },
  OWNER_STAYS: {
    status: 409,
    message: 'The owner cannot leave. Hand the portfolio over to a member first.',
  },
  ALREADY_INVITED: { status: 409, message: 'There is an invitation to this address already.' },
  ALREADY_A_MEMBER: { status: 409, message: 'This person is on the team already.' },
  INVITATION_ENDED: { status: 409, message: 'This invitation can no longer be answered.' },
  INVITATION_OF_ANOTHER: {
    status: 403,
    message: 'This was sent to another address than the one you are signed in with.',
  },
  HAS_ACCOUNT: {
    status: 409,
    message: 'There is an account with this address already. Sign in to go on.',
  },
  ALREADY_REPRESENTED: {
    status: 409,
    message: 'Your business represents this talent for that already, or has asked to.',
  },
  REPRESENTATION_ENDED: { status: 409, message: 'This representation has ended.' },
  CLAIMED_ALREADY: { status: 409, message: 'This profile belongs to its talent already.' },
  CLAIM_ENDED: {
    status: 409,
    message: 'This link can no longer be used. Ask whoever sent it for a new one.',
  },
  AUDITION_CANCELLED: { status: 409, message: 'This audition was called off.' },
  AUDITION_SENT: {
    status: 409,
    message: 'People were invited to this audition. Call it off instead, so that they are told.',
  },
  SLOT_FULL: { status: 409, message: 'There is no room left in this slot.' },
  SEATED_TWICE: { status: 409, message: 'Someone would be in two places at one time.' },
  ROOM_TAKEN: { status: 409, message: 'The room is taken at that time.' },
  NOBODY_TO_TELL: { status: 409, message: 'There is nothing new to send.' },
  SLOT_TAKEN: { status: 409, message: 'That time has just been taken. Please choose another.' },
  TIME_OVERLAPS: {
    status: 409,
    message: 'Something else was accepted at that time. Confirm to accept both.',
  },
  TAPE_DUE: {
    status: 409,
    message: 'The tape was due. What was sent stays; you can still add to it.',
  },
  HOLD_ENDED: { status: 409, message: 'This hold has ended.' },
  RANK_TAKEN: { status: 409, message: 'Another hold on these days has that place already.' },
  NOT_FIRST: { status: 409, message: 'Only a first hold can be confirmed. Challenge it first.' },
  NOTHING_TO_CHALLENGE: { status: 409, message: 'Nobody holds these days before you.' },
  OFFER_OUT: { status: 409, message: 'There is an offer out already. Withdraw it first.' },
  OFFER_ENDED: { status: 409, message: 'This offer can no longer be answered.' },
  DAY_IN_USE: { status: 409, message: 'People were asked for that day. Release them first.' },
  BOOKING_ENDED: { status: 409, message: 'This day can no longer be answered.' },
  NOT_CONNECTED: {
    status: 403,
    message:
      'You can write to someone once an application, an invitation or an agency connects you.',
  },
  MESSAGE_REFUSED: { status: 403, message: 'This person takes no messages from you.' },
  TOO_LATE_TO_CHANGE: {
    status: 409,
    message: 'A message can be changed for fifteen minutes after it was sent.',
  },
  ALREADY_VERIFIED: { status: 409, message: 'This is verified already.' },
  ALREADY_REQUESTED: { status: 409, message: 'Your request is waiting for a decision already.' },
  NOT_EVIDENCE: { status: 415, message: 'Please choose a JPG, PNG or WebP picture or a PDF file.' },
  APPEALED_ALREADY: { status: 409, message: 'You asked for another look at this already.' },
  NOTHING_TO_REMOVE: { status: 409, message: 'There is nothing here that could be removed.' },
  EXPORT_UNDER_WAY: { status: 409, message: 'Your data is being gathered already.' },
  HAND_OVER_FIRST: {
    status: 409,
    message: 'Others depend on something that you own. Hand it over or close it first.',
  },
  STILL_A_CHILD: {
    status: 409,
    message: 'A profile can be handed over from the 18th birthday on.',
  },
  NDA_NEEDED: { status: 403, message: 'Please agree to keep this confidential first.' },
  NOT_A_DOCUMENT: { status: 415, message: 'Please choose a PDF file.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'This Idempotency-Key was used before for a different request.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many tries. Please wait a little.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  NOT_READY: { status: 503, message: 'Callboard is starting or stopping. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Field path (`website`, `address.city`) → what is wrong with it. */
export type FieldErrors = Record<string, string>;

export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
