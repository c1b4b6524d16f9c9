import type { ACTS_FOR_TALENT, ActForTalent } from '@callboard/contract/acts-for-talent';

/** What was done, before and after the thing it was done to: 'submitted you for' + role. */
export type ActWords = { before: string; subject: string | null; after: string };

type Wording = (act: ActForTalent, talent: string) => Partial<ActWords>;

const WORDS: Readonly<Record<(typeof ACTS_FOR_TALENT)[number], Wording>> = {
  'talent-profiles.profile-changed': changed,
  'talent-profiles.traits-changed': changed,
  'talent-profiles.info-changed': changed,
  'talent-profiles.availability-changed': () => ({ before: 'changed', subject: 'Availability' }),
  'talent-profiles.gallery-changed': (act) => onShelf(act, 'a photo', 'the photos'),
  'talent-profiles.portfolio-changed': (act) => onShelf(act, 'a piece of work', 'the work'),
  'profile-photos.changed': () => ({ before: 'changed the', subject: 'profile photo' }),
  'media.upload-started': ({ subject }) => ({ before: 'uploaded', subject: subject ?? 'a file' }),
  'media.upload-cancelled': () => alone('cancelled an upload'),
  'children.added': () => alone('made the profile'),
  'children.papers-changed': () => alone('changed licence and chaperone'),
  'children.hand-over-sent': (_, talent) => alone(`offered to hand the profile over to ${talent}`),
  'children.hand-over-taken-back': () => alone('took back the link that hands the profile over'),
  'representation.confirmed': () => ({ before: 'confirmed the representation by' }),
  'representation.ended': () => ({ before: 'declined or ended the representation by' }),
  'applications.draft-begun': ({ subject }) => ({
    before: 'began an application for',
    subject: subject ?? 'a role',
  }),
  'applications.submitted': ({ subject }, talent) => ({
    before: `submitted ${talent} for`,
    subject: subject ?? 'a role',
  }),
  'applications.withdrawn': ({ subject }, talent) => ({
    before: `withdrew ${talent} from`,
    subject: subject ?? 'a role',
  }),
  'applications.terms-confirmed': ({ subject }) => ({
    before: 'confirmed the changed terms of',
    subject: subject ?? 'a role',
  }),
  'applications.tape-sent': ({ subject }) => ({
    before: 'sent a self-tape for',
    subject: subject ?? 'a role',
  }),
  'auditions.invitation-accepted': onRole('accepted an audition for'),
  'auditions.invitation-declined': onRole('declined an audition for'),
  'auditions.another-time-asked': onRole('asked for another time to audition for'),
  'auditions.takes-sent': onRole('sent takes for'),
  'background.answered': onRole('answered for a day of'),
  'availability-checks.answered': onRole('answered an availability check for'),
  'holds.given': onRole('gave a hold for'),
  'holds.released': onRole('released a hold for'),
  'offers.accepted': onRole('accepted the offer for'),
  'offers.declined': onRole('declined the offer for'),
  'messaging.began': (_, talent) => alone(`began a conversation for ${talent}`),
  'messaging.sent': (_, talent) => alone(`wrote a message for ${talent}`),
  'messaging.edited': () => alone('changed a message'),
  'messaging.deleted': () => alone('deleted a message'),
  'moderation.appealed': () => alone('appealed against a decision'),
};

/** Done to nothing that has a name. */
function alone(before: string): Partial<ActWords> {
  return { before, subject: null };
}

function onRole(before: string): Wording {
  return ({ subject }) => ({ before, subject: subject ?? 'a role' });
}

/** After who did it. `talent` is 'you' or a name. */
export function actInWords(act: ActForTalent, talent: string): ActWords {
  const wording: Wording = isKnown(act.act) ? WORDS[act.act] : anythingElse;
  const words = wording(act, talent);
  return { before: '', subject: act.subject, after: '', ...words };
}

function isKnown(act: string): act is keyof typeof WORDS {
  return act in WORDS;
}

function changed({ subject, fields }: ActForTalent): Partial<ActWords> {
  return { before: 'changed', subject: subject ?? 'the profile', after: fieldsInWords(fields) };
}

/** On a shelf of photos or work: added, removed, put in order, or something said about one. */
function onShelf({ subject, fields }: ActForTalent, one: string, all: string): Partial<ActWords> {
  const [field] = fields;
  if (field === 'added') return { before: `added ${one}`, subject: named(subject) };
  if (field === 'removed') return { before: `removed ${one}`, subject: null };
  if (field === 'order') return { before: 'put in order', subject: all };
  return { before: `changed ${one}`, subject: named(subject), after: fieldsInWords(fields) };
}

function named(subject: string | null): string | null {
  return subject === null ? null : `“${subject}”`;
}

/** What has no words of its own yet says its name: 'auditions.invitation-accepted'. */
function anythingElse({ act }: ActForTalent): Partial<ActWords> {
  const [, what = act] = act.split('.');
  return { before: `${what.replaceAll('-', ' ')}:` };
}

/** Names of fields that are not words as they stand. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  isTrans: 'trans',
  gendersPlayed: 'genders played',
  countryId: 'country',
  dateOfBirth: 'date of birth',
  localHireCities: 'cities',
  travelRadiusKm: 'travel distance',
  eyeColorId: 'eye colour',
  hairColorId: 'hair colour',
  categoryIds: 'what they do',
  talentTypeIds: 'types',
  selfDeclared: 'self-declared',
  shoeSizeEu: 'shoe size',
  voiceTypeId: 'voice',
  crewDepartmentId: 'department',
  crewRoleId: 'crew role',
  takenOn: 'date',
  creditId: 'credit',
  coverMediaId: 'cover',
};

/** ': height, eye colour' */
function fieldsInWords(fields: readonly string[]): string {
  const names = fields.map((field) => FIELD_NAMES[field] ?? inWords(field));
  return names.length === 0 ? '' : `: ${[...new Set(names)].join(', ')}`;
}

/** `eyeColorId` is 'eye color', `heightCm` is 'height'. */
function inWords(field: string): string {
  return field
    .replace(/(Ids?|Cm|Kg|Min|Max)$/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
