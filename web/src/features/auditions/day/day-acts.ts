import type { AuditionSession, Seat } from '@callboard/contract/audition-session';
import type { auditionEndpoints } from '@callboard/contract/auditions';
import type { BodyOf } from '@callboard/contract/endpoint';

/** What is ticked or written on the day, without when. */
export type Tick = Omit<BodyOf<typeof auditionEndpoints.attend>, 'at'>;

/** Where the people of the day go on the board. */
export const DAY_TARGETS = ['shortlisted', 'audition', 'callback', 'not_selected'] as const;
export type DayTarget = (typeof DAY_TARGETS)[number];

/** About whom; the name is for saying what could not be done. */
type About = { id: string; at: string; name: string };

/** One thing that was done on the day, to be told to the server as it happened. */
export type DayAct =
  | (About & { kind: 'tick'; invitationId: string; tick: Tick })
  | (About & { kind: 'move'; applicationId: string; to: DayTarget });

/** Before it has an id and a time. */
export type NewAct =
  | { kind: 'tick'; name: string; invitationId: string; tick: Tick }
  | { kind: 'move'; name: string; applicationId: string; to: DayTarget };

/** The session as it is once these are done, the latest last. */
export function applyActs(session: AuditionSession, acts: readonly DayAct[]): AuditionSession {
  if (acts.length === 0) return session;
  return {
    ...session,
    seats: session.seats.map((seat) => acts.reduce((before, act) => applyAct(before, act), seat)),
  };
}

function applyAct(seat: Seat, act: DayAct): Seat {
  if (act.kind === 'move') {
    if (act.applicationId !== seat.applicationId) return seat;
    // A no waits in the tray until it is sent: until then they stand where they stood.
    if (act.to === 'not_selected') return { ...seat, isInTray: true };
    return { ...seat, applicationStatus: act.to, isInTray: false };
  }
  const { invitation } = seat;
  if (invitation === null || invitation.id !== act.invitationId) return seat;
  const { status, checkedInAt, note } = act.tick;
  return {
    ...seat,
    invitation: {
      ...invitation,
      ...(status !== undefined && { status }),
      ...(checkedInAt !== undefined && { checkedInAt }),
      ...(note !== undefined && { dayNote: note }),
    },
  };
}
