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
  lineLength: 500,
  headlineLength: 160,
  slugLength: 60,
  /** Choices from a list that a profile may make, such as categories. */
  profileChoices: 20,
  /** Entries of one kind on a profile, such as training. */
  profileEntries: 50,
  creditsMax: 200,
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
  photoBytes: 10 * MEBIBYTE,
  /** A picture may be small in bytes and still fill the memory once it is unpacked. */
  photoPixels: 25_000_000,
  /** A gallery's photos come from cameras, not from the crop dialog. */
  galleryPhotoPixels: 60_000_000,
  fileNameLength: 200,
  photoTags: 4,
  /** Files that nobody finished sending, or that nothing shows, are kept this long. */
  unusedMediaSeconds: 24 * 60 * 60,
  /** Of a production. */
  roles: 200,
  productionDates: 40,
  locations: 20,
  collaborators: 50,
  productionFiles: 200,
  productionFileBytes: 20 * MEBIBYTE,
  coverBytes: 10 * MEBIBYTE,
  breakdownLength: 60_000,
  /** Of a role. */
  roleTerms: 20,
  workDates: 20,
  questions: 10,
  outsidePeople: 500,
  /** Of a call. */
  callAgencies: 200,
  callInvitees: 500,
  /** Cards of a board in one answer: a whole board comes in a few of them. */
  boardPageSize: 500,
  /** Applications that one act moves or answers. */
  movesAtOnce: 1_000,
  applicationMedia: 20,
  tagLength: 40,
  tags: 20,
  notesPerApplication: 200,
  /** Of a business portfolio. */
  teamMembers: 100,
  rosterTalents: 2_000,
  rosterCsvLength: 500_000,
  rosterCsvLines: 500,
  notesPerTalent: 500,
  /** Talents beside the roles of a breakdown, and submissions sent in one act. */
  submissionRows: 200,
  submissionsAtOnce: 200,
  todos: 500,
  /** Of an audition. */
  auditionsPerProduction: 500,
  auditionRoles: 50,
  auditionSides: 20,
  auditionWindows: 20,
  auditionRooms: 20,
  auditionSlots: 1_000,
  auditionSeats: 1_000,
  slotCapacity: 50,
  proposals: 5,
  tapeScenes: 10,
  takes: 30,
  /** Talents asked for their availability, for a hold or for a day, in one act. */
  askedAtOnce: 500,
  backgroundDays: 100,
  backgroundNeeded: 5_000,
  /** Of a message, and of a conversation. */
  messageLength: 5_000,
  attachments: 10,
  conversationPeople: 100,
  blocks: 5_000,
  /** Whoever is new here and begins more than this many conversations in a day is looked at. */
  strangersPerDay: 20,
  newAccountDays: 7,
  /** What was deleted or changed is kept for the moderators this long, and longer where reported. */
  deletedMessageDays: 30,
  /** Of a request to be verified. Its files go this long after the decision. */
  evidenceFiles: 6,
  evidenceLinks: 10,
  evidenceBytes: 20 * MEBIBYTE,
  evidenceKeptDays: 30,
  /** How long all of one's data waits to be fetched, and an account to be deleted. */
  dataExportDays: 7,
  deletionGraceDays: 14,
  /** Kinds of crashes that are new in an hour, and how long one is kept that does not come back. */
  newErrorsPerHour: 200,
  errorLogDays: 90,
  /** Children whom one guardian may keep a profile for. */
  children: 20,
  /** Of a search for talent: values of one filter, and what is kept of it. */
  searchChoices: 40,
  savedSearches: 100,
  savedSearchLength: 4_000,
  /** Who newly matched is counted up to here, until the search is opened. */
  savedSearchNews: 200,
  /** Talents with whom something is done in one act. */
  chosenAtOnce: 200,
  shortlists: 100,
  shortlistEntries: 500,
  shortlistLinks: 50,
  /** Said by all who hold links to one list, and people who say something through one link. */
  shortlistOpinions: 5_000,
  shortlistViewers: 50,
} as const;

/** How large one file may be, by what it is. */
export const MEDIA_BYTES = {
  photo: 25 * MEBIBYTE,
  video: 1024 * MEBIBYTE,
  audio: 100 * MEBIBYTE,
  document: 20 * MEBIBYTE,
} as const;

/** What a profile may hold, by its keeper's plan. */
export const MEDIA_PLANS = {
  free: { bytes: 4 * 1024 * MEBIBYTE, galleryPhotos: 80, portfolioItems: 40 },
  pro: { bytes: 100 * 1024 * MEBIBYTE, galleryPhotos: 400, portfolioItems: 200 },
} as const;
