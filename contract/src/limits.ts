/** How often something may be tried: `points` within `seconds`, counted per address or per user. */
export type RateLimit = { points: number; seconds: number; per: 'address' | 'user' };

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

export const LIMITS = {
  /** A JSON body. Files go another way. */
  bodyBytes: 1 * MEBIBYTE,
  /** Rows in one page of a list unless the caller asks for fewer. */
  pageSize: 50,
  pageSizeMax: 100,
  nameLength: 255,
  personNameLength: 100,
  textLength: 5_000,
  emailLength: 254,
  urlLength: 2_048,
  idempotencyKeyLength: 255,
  /** Failed sign-ins; those that succeed do not count. */
  failedLoginsPerAccount: { points: 10, seconds: 15 * 60 },
  failedLoginsPerAddress: { points: 30, seconds: 15 * 60 },
  /** Mails of one kind to one address; more are left out in silence. */
  accountMails: { points: 5, seconds: 60 * 60 },
  /** The global search: letters needed before it begins, and hits of each kind. */
  searchLengthMin: 3,
  searchLengthMax: 200,
  searchHits: 8,
  cursorLength: 500,
  logoBytes: 5 * MEBIBYTE,
} as const;
