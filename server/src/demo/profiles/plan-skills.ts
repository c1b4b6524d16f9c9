import type { SKILL_LEVELS } from '@callboard/contract/professional-info';
import { slug } from '../../features/reference-data/vocabulary/term.ts';
import type { Kind, Talent } from '../people/talent.ts';
import { random } from '../portraits/random.ts';
import { shuffled } from './deal.ts';

type Level = (typeof SKILL_LEVELS)[number];

/** What each kind of talent is asked for, by name; they are good at these. */
const TRADE: Record<Kind, string> = {
  actor:
    'Screen acting,Stage acting,Shakespeare,Improvisation,Cold reading,Self-taping,Physical theatre,Meisner technique,Comic timing,Unarmed stage combat,Crying on cue,Character work,Musical theatre,Deadpan,Devised theatre',
  voice:
    'Character voices,Audiobook narration,Commercial voice-over,Animation voices,Video game voices,Home studio recording,Remote directed sessions,ADR,Dubbing,Radio drama,Documentary narration,Vocal efforts and screams,Lip sync,Accent mimicry',
  dancer:
    'Contemporary dance,Commercial dance,Ballet,Jazz dance,Tap dance,Hip-hop dance,House dance,Voguing,Partner lifts,Salsa,Acrobatics,Choreography,Street dance,Waacking,Breaking,Flamenco,Irish dance,Samba',
  singer:
    'Musical theatre singing,Belting,Harmony singing,Jazz singing,Folk singing,Gospel singing,Sight-singing,Classical singing,Cabaret singing,Pop singing,Session singing,Musical theatre,Piano,Musical theatre dance',
  musician:
    'Fiddle,Accordion,Piano,Cello,Drum kit,Trumpet,Acoustic guitar,Tabla,Double bass,Folk singing,Stage acting',
  presenter:
    'TV presenting,Autocue reading,Live talkback,Interviewing,Ad-libbing,Radio presenting,Live event hosting,Vox pops,Podcast hosting,Science and technology presenting,Sports presenting,Red-carpet interviewing,Earpiece prompting',
  comedian:
    'Stand-up comedy,Improvisation,Sketch comedy,Character comedy,Joke writing,Crowd work,Deadpan,Physical comedy,Sketch writing,Clowning,Comic timing,Musical comedy',
  stunt:
    'High falls,Wire work,Screen fighting,Fight choreography,Precision driving,Stage falls,Parkour,Gymnastics,Kickboxing,Horse falls,Stunt driving,Scuba diving,Single sword,Trampolining,Motocross',
  capture:
    'Motion capture,Creature performance,Screen fighting,Parkour,Judo,Physical theatre,Mask work,Wire work,Acrobatics,Longsword,Video game voices,Stilt walking',
  model:
    'Yoga,Pilates,Swimming,Horse riding,Commercial dance,Self-taping,Public speaking,Photography,Distance running',
  puppeteer:
    'Puppetry,Puppet making,Creature performance,Mask work,Physical theatre,Clowning,Prop making,Character voices',
  background:
    'Military drill,Policing,Nursing,Waiting tables,Period dance,Dog handling,Driving (manual),Bartending,Ballroom dance,Cycling,Teaching',
  variety:
    'Close-up magic,Escapology,Fire breathing,Fire spinning,Stilt walking,Hula hooping,Juggling,Unicycling,Plate spinning,Crowd work',
  child:
    'Football (soccer),Swimming,Juggling,Drum kit,Recorder,Gymnastics,Choral singing,Roller skating,Cycling,Ballet',
  crew: '',
};
/** What anyone may have picked up. */
const PICKED_UP =
  'Swimming,Cycling,Horse riding,Yoga,Rock climbing,Football (soccer),Tennis,Ice skating,Alpine skiing,Surfing,Kayaking,Archery,Boxing,Acoustic guitar,Piano,Ukulele,Harmonica,Dog handling,Baking,Professional cooking,Bartending,Barista work,Carpentry,Gardening,Teaching,Juggling,Salsa,Waltz,Rowing,Dinghy sailing,Skateboarding,Roller skating,Touch typing,Photography,Driving (manual),Driving (automatic),Motorcycle riding,Pottery,Beekeeping,Nursing,Whistling,Karate,Aikido,Line dancing,Milking,Angling'.split(
    ',',
  );

const CREW_SKILLS: Record<string, string> = {
  gaffer: 'Lighting operation,Electrical work,Stage rigging,Van driving',
  'director-of-photography': 'Camera operation,Photography,Colour grading',
  'production-sound-mixer': 'Sound recording,Sound editing,Music production',
  editor: 'Video editing,Colour grading,Subtitling',
  'camera-operator': 'Camera operation,Photography,Drone flying',
  'drone-pilot': 'Drone flying,Camera operation,Photography',
  runner: 'Van driving,Farm animal handling,Tractor driving',
  armourer: 'Historical firearms,Blank firing,Powerboat handling',
  'stage-manager': 'Stage management,Stage rigging,Prop making',
  'prosthetics-artist': 'Special-effects make-up,Prop making,Puppet making',
  'hair-and-make-up-artist': 'Special-effects make-up,Hairdressing,Barbering',
  'costume-supervisor': 'Costume making,Tailoring',
  'production-designer': 'Set building,Graphic design,Painting and decorating',
  'key-grip': 'Stage rigging,Welding,Carpentry',
  '1st-ac': 'Camera operation,Photography',
};
const KNOWN: Record<string, Record<string, Level>> = {
  'mara-okonjo-lyle': {
    'Screen acting': 'professional',
    'Unarmed stage combat': 'highly_skilled',
    'Horse riding': 'intermediate',
    'Radio drama': 'highly_skilled',
    'Self-taping': 'professional',
    'Driving (manual)': 'highly_skilled',
    Swimming: 'intermediate',
    Rapier: 'basic',
    'Folk singing': 'intermediate',
  },
  'morag-ferrie-sato': {
    'Driving (manual)': 'highly_skilled',
    'Screen acting': 'professional',
    'Tractor driving': 'intermediate',
    'Comic timing': 'highly_skilled',
  },
  'catriona-balfe-mensah': {
    'Driving (manual)': 'intermediate',
    'Stage acting': 'professional',
    'Screen acting': 'highly_skilled',
  },
  'eilidh-carnegie-bose': {
    'Driving (manual)': 'professional',
    'Van driving': 'highly_skilled',
    'Screen acting': 'professional',
    'Motorcycle riding': 'intermediate',
  },
  'shona-abernethy': {
    'Driving (manual)': 'intermediate',
    'Folk singing': 'highly_skilled',
    'Comic timing': 'professional',
  },
  'honor-castellane': {
    Belting: 'professional',
    'Musical theatre singing': 'professional',
    'Classical singing': 'highly_skilled',
  },
  'rosheen-tully': {
    Belting: 'professional',
    'Musical theatre singing': 'highly_skilled',
    'Painting and decorating': 'professional',
  },
  'junia-feld': {
    'Animation voices': 'professional',
    'Character voices': 'professional',
    'Home studio recording': 'highly_skilled',
  },
  'emmeline-otway': {
    Violin: 'highly_skilled',
    'Stage acting': 'intermediate',
    'Choral singing': 'highly_skilled',
  },
  'joanna-kett': {
    Accordion: 'highly_skilled',
    'Harmony singing': 'professional',
    'Musical theatre': 'professional',
  },
  'thu-ha-nguyen': {
    Fiddle: 'professional',
    'Classical singing': 'highly_skilled',
    'Musical theatre singing': 'highly_skilled',
  },
  'mateusz-bielik': {
    'Lorry driving': 'professional',
    Deadpan: 'professional',
    'Screen acting': 'highly_skilled',
  },
  'kit-varga': {
    'Roller skating': 'professional',
    'Street dance': 'highly_skilled',
    'Contemporary dance': 'highly_skilled',
  },
  'finlay-maccoll': {
    Bagpipes: 'intermediate',
    'Powerboat handling': 'highly_skilled',
    'Stage acting': 'highly_skilled',
  },
};

const LEVELS_AT_TRADE: readonly Level[] = [
  'intermediate',
  'highly_skilled',
  'highly_skilled',
  'professional',
];
const LEVELS_PICKED_UP: readonly Level[] = [
  'basic',
  'basic',
  'intermediate',
  'intermediate',
  'highly_skilled',
];

export function planSkills(talent: Talent): [skillId: string, level: Level][] {
  const { key, kind, craft, age } = talent;
  const dice = random(`skills ${key}`);
  const known = Object.entries(KNOWN[key] ?? {});
  const levels = new Map<string, Level>(known);
  const trade = (kind === 'crew' ? (CREW_SKILLS[craft ?? ''] ?? '') : TRADE[kind]).split(',');
  const atTrade = known.length > 0 ? 1 : kind === 'crew' ? 3 : 3 + Math.floor(dice.next() * 4);
  const add = (name: string, choices: readonly Level[]) => {
    if (name !== '' && !levels.has(name)) levels.set(name, dice.pick(choices));
  };
  for (const name of shuffled(`trade ${key}`, trade).slice(0, atTrade)) {
    add(name, kind === 'child' || age < 21 ? ['basic', 'intermediate'] : LEVELS_AT_TRADE);
  }
  const extra = kind === 'child' ? 0 : Math.floor(dice.next() * (kind === 'crew' ? 2 : 5));
  for (const name of shuffled(`hobbies ${key}`, PICKED_UP).slice(0, extra))
    add(name, LEVELS_PICKED_UP);
  return [...levels].map(([name, level]) => [slug(name), level]);
}
