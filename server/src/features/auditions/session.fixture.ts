import { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import { auditionEndpoints } from '@callboard/contract/auditions';
import type { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { makeApplicant, makeCasting } from '../applications/casting-team.fixture.ts';

export type Person = Awaited<ReturnType<typeof makeApplicant>>;
export type Session = Awaited<ReturnType<typeof makeSession>>;

const HOUR_MS = 60 * 60 * 1000;

/** A session of three slots of an hour in one room, a week from now, for people who applied. */
export async function makeSession(
  t: TestServer,
  facts: Record<string, unknown> = {},
  casting?: Awaited<ReturnType<typeof makeCasting>>,
) {
  const cast = casting ?? (await makeCasting(t));
  const { creator, productionId, roleId } = cast;
  const at = (hours: number) =>
    new Date(t.clock.now().getTime() + (7 * 24 + hours) * HOUR_MS).toISOString();
  const isTape = facts.kind === 'self_tape';
  const { status, body: session } = await creator.call(auditionEndpoints.create, {
    params: { id: productionId },
    body: {
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
      dueAt: isTape ? at(0) : null,
      tape: null,
      roleIds: [roleId],
      schedule: isTape
        ? null
        : {
            windows: [{ from: at(0), to: at(3) }],
            breaks: [],
            minutes: 60,
            rooms: ['Room 1'],
            capacity: 1,
          },
      ...facts,
    },
  });
  if (status !== 201) throw new Error(`no session was made: ${JSON.stringify(session)}`);
  const params = { id: session.id as string };
  const slotIds: string[] = session.slots.map(({ id }: { id: string }) => id);
  const plan = (endpoint: (typeof auditionEndpoints)['seat' | 'change' | 'shift'], body: object) =>
    creator.call(endpoint, { params, body });

  return {
    ...cast,
    params,
    slotIds,
    applicant: () => makeApplicant(t, cast),
    /** In the first slot, the second…; without slots, in the session. */
    seat: (people: readonly Person[], first = 0) => {
      const hasTimes = !isTape && facts.isOpenBooking !== true;
      const place = people.map(({ profileId }, at) => ({
        talentProfileId: profileId,
        roleId,
        slotId: hasTimes ? slotIds[first + at] : null,
      }));
      return plan(auditionEndpoints.seat, { place, remove: [] });
    },
    remove: ({ profileId }: Person) =>
      plan(auditionEndpoints.seat, {
        place: [],
        remove: [{ talentProfileId: profileId, roleId }],
      }),
    change: (changes: object) => plan(auditionEndpoints.change, changes),
    shift: (minutes: number) => plan(auditionEndpoints.shift, { minutes }),
    send: () => creator.call(auditionEndpoints.send, { params }),
    get: async () => (await creator.call(auditionEndpoints.get, { params })).body,
  };
}

/** A person's invitations as their list shows them. */
export async function invitationsOf({ client }: { client: TestClient }) {
  return (await client.call(auditionInvitationEndpoints.invitations)).body.invitations;
}

/** Answers somebody's only invitation, as they read it. */
export async function answer(person: Person, given: object, who: TestClient = person.client) {
  const [{ id, version }] = await invitationsOf(person);
  return who.call(auditionInvitationEndpoints.answer, {
    params: { id },
    body: { version, ...given },
  });
}

export const ACCEPT = { answer: 'accept' };
export const DECLINE = { answer: 'decline', note: 'Filming elsewhere.' };
export const RESCHEDULE = { answer: 'reschedule', note: 'The ferry.', proposals: [] };
