/** Something that broke for people: on which page, in which part of it, how often, and when. */
export type DemoCrash = {
  message: string;
  page: string;
  /** The parts it happened in, the innermost first. */
  within: readonly string[];
  count: number;
  /** In hours before now. */
  first: number;
  last: number;
  to?: string;
  /** Resolved so many hours ago; before `last` it has come back since. */
  resolved?: number;
};

const DAY = 24;
const undefinedOf = (name: string) =>
  `TypeError: Cannot read properties of undefined (reading '${name}')`;

// biome-ignore format: a table is read in columns
export const CRASHES: readonly DemoCrash[] = [
  { message: undefinedOf('startsAt'), page: '/invitations', within: ['SlotLine', 'InvitationRow', 'InvitationLists'], count: 214, first: 9 * DAY, last: 0.4, to: 'mara-okonjo-lyle' },
  { message: 'Failed to fetch dynamically imported module: /assets/planner-page-Q1x9_kLm.js', page: '/auditions/7', within: ['PlannerPage'], count: 187, first: 21 * DAY, last: 1.2, to: 'imogen-farrell' },
  { message: 'ResizeObserver loop completed with undelivered notifications.', page: '/production-roles/7', within: ['ContactSheet', 'Board'], count: 1_302, first: 80 * DAY, last: 0.1 },
  { message: undefinedOf('talentProfileId'), page: '/managed-talent', within: ['RosterRow', 'RosterTable'], count: 46, first: 6 * DAY, last: 3, to: 'tobias-finch', resolved: 2 * DAY },
  { message: 'NotAllowedError: play() failed because the user did not interact with the document first.', page: '/talent/7', within: ['Showreel', 'WorkGrid'], count: 98, first: 33 * DAY, last: 5 },
  { message: 'QuotaExceededError: The quota has been exceeded.', page: '/chat', within: ['Outbox', 'ThreadPane'], count: 12, first: 12 * DAY, last: 8, to: 'chidinma-eze' },
  { message: 'RangeError: Invalid time zone specified: Europe/Kiev2', page: '/account', within: ['PreferencesCard'], count: 3, first: 4 * DAY, last: 26 },
  { message: 'NotReadableError: Could not start video source', page: '/invitations', within: ['TapeRecorder', 'TapeSheet'], count: 57, first: 15 * DAY, last: 2.5, to: 'lukasz-domanski' },
  { message: 'Maximum update depth exceeded.', page: '/talent-selection', within: ['TalentFilters', 'TalentSelectionPage'], count: 29, first: 2 * DAY, last: 1.7, to: 'noor-haddad-wells' },
  { message: 'AbortError: The user aborted a request.', page: '/talent-search', within: ['SearchBox'], count: 410, first: 60 * DAY, last: 7 },
  { message: undefinedOf('faces'), page: '/production-roles/7', within: ['CompareDialog', 'Board'], count: 8, first: 30, last: 4, to: 'imogen-farrell' },
  { message: 'SecurityError: Failed to read the localStorage property from Window', page: '/login', within: ['SessionProvider'], count: 17, first: 40 * DAY, last: 11 },
  { message: 'NetworkError when attempting to fetch resource.', page: '/productions', within: ['ProductionsPage'], count: 75, first: 28 * DAY, last: 6 },
  { message: 'TypeError: e.toSorted is not a function', page: '/opportunities', within: ['CallList', 'OpportunitiesPage'], count: 33, first: 19 * DAY, last: 14 },
  { message: 'InvalidStateError: The connection was closed.', page: '/chat', within: ['ThreadStore', 'MessagesPage'], count: 21, first: 17 * DAY, last: 20 },
  { message: 'EncodingError: The source image cannot be decoded.', page: '/profile?section=media', within: ['CropStage', 'CropDialog'], count: 14, first: 22 * DAY, last: 31, to: 'mara-okonjo-lyle' },
  { message: 'Hydration failed because the day changed at midnight.', page: '/auditions/7/day', within: ['DayClock', 'DayPage'], count: 2, first: 3 * DAY, last: 3 * DAY },
  { message: undefinedOf('rate'), page: '/casting-calls/7', within: ['PayLine', 'CallFacts'], count: 5, first: 50, last: 44 },
  { message: 'Error: The calendar cannot hold more than 366 days.', page: '/invitations?view=calendar', within: ['CalendarCard'], count: 1, first: 5 * DAY, last: 5 * DAY, to: 'beatrix-lomond' },
  { message: 'SyntaxError: Unexpected token < in JSON at position 0', page: '/dashboard', within: ['FunnelCard', 'DashboardPage'], count: 64, first: 34 * DAY, last: 30 * DAY, resolved: 29 * DAY },
  { message: undefinedOf('logo'), page: '/business-info', within: ['LogoControl', 'BusinessInfoPage'], count: 9, first: 26 * DAY, last: 25 * DAY, to: 'constance-adjei', resolved: 24 * DAY },
  { message: 'TypeError: Cannot convert a Symbol value to a string', page: '/tasks', within: ['TaskRow', 'TaskList'], count: 4, first: 14 * DAY, last: 13 * DAY, resolved: 12 * DAY },
  { message: 'Error: Too many re-renders.', page: '/productions/create', within: ['RoleFields', 'CreateProductionPage'], count: 38, first: 45 * DAY, last: 41 * DAY, resolved: 40 * DAY },
  { message: 'TypeError: Failed to execute getReader on ReadableStream', page: '/profile?section=media', within: ['UploadQueue'], count: 6, first: 11 * DAY, last: 10 * DAY, resolved: 9 * DAY },
  { message: 'ChunkLoadError: Loading the lightbox failed.', page: '/talent/7', within: ['LateLightbox', 'Gallery'], count: 19, first: 55 * DAY, last: 48 * DAY, resolved: 47 * DAY },
];
