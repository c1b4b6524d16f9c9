import { auditionEndpoints } from '@callboard/contract/auditions';
import { authEndpoints } from '@callboard/contract/auth';

type Site = { url: string; cookie: string };
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type Seat = {
  talentProfileId: string;
  roleId: string;
  slotId: string | null;
  invitation: { id: string } | null;
};
type Session = { id: string; slots: { id: string }[]; seats: Seat[] };
export type AuditionTimes = Record<
  'me' | 'create' | 'autofill' | 'read' | 'move' | 'candidates' | 'send' | 'readSent' | 'tick',
  number[]
>;

const ROOMS = 10;
const SLOT_MINUTES = 5;
const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/** A session of so many slots for two each, filled from the board; nobody was told of it. */
export async function fillSession(site: Site, given: GivenSession, times: AuditionTimes) {
  const { productionId, roleId, slots } = given;
  const from = Math.ceil((Date.now() + WEEK_MS) / WEEK_MS) * WEEK_MS;
  const to = from + (slots / ROOMS) * SLOT_MINUTES * MINUTE_MS;
  const body = {
    round: 'first',
    kind: 'in_person',
    place: 'Tansy Road Hall',
    link: null,
    timeZone: 'Europe/London',
    instructions: null,
    sidesFileIds: [],
    pages: null,
    isMemorised: false,
    isOpenBooking: false,
    dueAt: null,
    tape: null,
    roleIds: [roleId],
    schedule: {
      windows: [{ from: new Date(from).toISOString(), to: new Date(to).toISOString() }],
      breaks: [],
      minutes: SLOT_MINUTES,
      rooms: Array.from({ length: ROOMS }, (_, at) => `Room ${at + 1}`),
      capacity: 2,
    },
  };
  const made = await call<Session>(site, auditionEndpoints.create, { id: productionId, body });
  times.create.push(made.ms);
  const { id } = made.answer;
  const column = { id, body: { roleId, status: 'shortlisted' } };
  const filled = await call<Session>(site, auditionEndpoints.autofill, column);
  times.autofill.push(filled.ms);
  return filled.answer;
}

export type GivenSession = { productionId: string; roleId: string; slots: number };

/** All that a team does with it in turns: some read, some move one person to a free place. */
export async function planOn(site: Site, session: Session, runs: number, times: AuditionTimes) {
  const { id } = session;
  for (let run = 0; run < runs; run += 1) {
    const seat = session.seats[run];
    if (seat === undefined) throw new Error('nobody is seated');
    const slotId = session.slots.at(-1 - run)?.id ?? null;
    const { talentProfileId, roleId } = seat;
    const body = { place: [{ talentProfileId, roleId, slotId }], remove: [] };
    times.me.push((await call(site, authEndpoints.me, {})).ms);
    times.read.push((await call(site, auditionEndpoints.get, { id })).ms);
    times.move.push((await call(site, auditionEndpoints.seat, { id, body })).ms);
    times.candidates.push((await call(site, auditionEndpoints.candidates, { id })).ms);
  }
}

/** Sends it to everyone, looks at it and ticks people off as they arrive. */
export async function holdSession(site: Site, { id }: Session, runs: number, times: AuditionTimes) {
  times.send.push((await call(site, auditionEndpoints.send, { id })).ms);
  for (let run = 0; run < runs; run += 1) {
    const { answer, ms } = await call<Session>(site, auditionEndpoints.get, { id });
    times.readSent.push(ms);
    const invitation = answer.seats[run]?.invitation;
    if (!invitation) throw new Error('nobody was invited');
    const body = { at: new Date().toISOString(), status: 'attended' };
    times.tick.push((await call(site, auditionEndpoints.attend, { id: invitation.id, body })).ms);
  }
}

async function call<Answer>(
  { url, cookie }: Site,
  { method, path }: { method: Method; path: string },
  { id = '', body }: { id?: string; body?: object },
): Promise<{ answer: Answer; ms: number }> {
  const from = performance.now();
  const answer = await fetch(url + path.replace('{id}', id), {
    method,
    headers: { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const ms = performance.now() - from;
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
  return { answer: text === '' ? (undefined as Answer) : (JSON.parse(text) as Answer), ms };
}
