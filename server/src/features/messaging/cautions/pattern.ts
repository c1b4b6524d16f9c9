import type { Caution } from '@callboard/contract/messages';

/** Something that texts of swindlers say. Documented in docs/message-cautions.md. */
export type Pattern = {
  /** As moderators read it beside a flagged message. */
  name: string;
  caution: Extract<Caution, 'fee' | 'off_platform'>;
  /** One of these has to be in a sentence, */
  says: readonly RegExp[];
  /** and none of these: what makes the same words ordinary talk of the trade. */
  unless?: readonly RegExp[];
};
