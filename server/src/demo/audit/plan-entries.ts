import type { auditEntries } from '../../platform/audit/tables.ts';
import { demoId } from '../demo-id.ts';
import { wakingMinutesAgo } from '../demo-time.ts';
import { talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import { callIdOf, productionIdOf } from '../productions/production-ids.ts';

type Entry = typeof auditEntries.$inferInsert;
type Told = {
  by: string | null;
  for?: string;
  act: string;
  target: [kind: string, id: string];
  difference?: Record<string, unknown>;
};

const DAYS = 42;
const DAY_MINUTES = 24 * 60;
const ADMIN = 'ada-brandt';
const PEOPLE = [
  'imogen-farrell',
  'mara-okonjo-lyle',
  'tobias-finch',
  ADMIN,
  'noor-haddad-wells',
  'beatrix-lomond',
  'silas-okafor-reid',
  'chidinma-eze',
];
const TALENT = 'mara-okonjo-lyle';
const PRODUCTIONS = ['weighbridge-nine', 'kestrel-and-daughters', 'brindlow-oats'];
const CALL = callIdOf('weighbridge-nine/jodie-marr');

const ofUser = (key: string): Told['target'] => ['user', userIdOf(key)];
const ofTalent: Told['target'] = ['talent-profile', talentProfileIdOf(TALENT)];
const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T;

/** What happens on such a day, in its order. */
function dayOf(day: number): Told[] {
  const sessions = PEOPLE.filter((_, at) => (at + day) % 3 !== 0).map((by): Told => {
    return { by, act: 'auth.signed-in', target: ['session', demoId(`session/${by} ${day}`)] };
  });
  const production: Told['target'] = ['production', productionIdOf(pick(PRODUCTIONS, day))];
  const changed = { fields: ['bio', 'height'] };
  const agent = pick(['tobias-finch', 'noor-haddad-wells'], day);
  const others: Told[] = [
    {
      by: 'imogen-farrell',
      act: 'productions.changed',
      target: production,
      difference: { fields: ['logline'] },
    },
    {
      by: agent,
      for: TALENT,
      act: 'talent-profiles.profile-changed',
      target: ofTalent,
      difference: changed,
    },
    { by: null, act: 'auth.sign-in-failed', target: ofUser(pick(PEOPLE, day)) },
    { by: ADMIN, act: 'casting-calls.let-through', target: ['casting-call', CALL] },
    { by: ADMIN, act: 'messaging.reviewed', target: ['message', demoId(`reviewed ${day}`)] },
    {
      by: ADMIN,
      act: 'error-logs.resolved',
      target: ['error-log', demoId(`mended ${day}`)],
    },
    { by: 'beatrix-lomond', act: 'auth.password-changed', target: ofUser('beatrix-lomond') },
    {
      by: ADMIN,
      act: 'moderation.case-decided',
      target: ofUser('dale-crispin'),
      difference: {
        decision: 'warn',
        reason: 'Asked for a fee for a test shoot.',
        reports: { from: 'open', to: 'decided' },
      },
    },
    {
      by: agent,
      act: 'auth.new-device',
      target: ofUser(agent),
      difference: { device: 'Safari on iPhone' },
    },
  ];
  const isToday = (_: unknown, at: number) => (day + at * 2) % (at + 2) === 0;
  return [...sessions, ...others.filter(isToday)];
}

/** Six weeks of a small house. */
export function planEntries(now: Date): Entry[] {
  return Array.from({ length: DAYS }, (_, day) => day).flatMap((day) => {
    const told = dayOf(day);
    return told.map(({ by, for: whom, act, target, difference }, at) => ({
      id: demoId(`audit/${day} ${at}`),
      actorUserId: by === null ? null : userIdOf(by),
      onBehalfOfUserId: whom === undefined ? null : userIdOf(whom),
      act,
      targetKind: target[0],
      targetId: target[1],
      difference: difference ?? null,
      address: `203.0.113.${10 + ((by?.length ?? 77) % 90)}`,
      createdAt: wakingMinutesAgo(now, day * DAY_MINUTES + 30 + at * 71),
    }));
  });
}
