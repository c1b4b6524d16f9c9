import { personKey } from './person-key.ts';

/** Everyone on the demo's books. To add someone, add a line. */
type Gender = 'f' | 'm' | 'n';

export type Talent = {
  key: string;
  firstName: string;
  lastName: string;
  gender: Gender;
  age: number;
  /** Nobody asks crew how old they look. */
  playingAge: readonly [min: number, max: number] | null;
  city: string;
  countryId: string;
  headline: string;
  /** Keeps the profile of a child. */
  guardian?: { firstName: string; lastName: string };
  /** Of the list of crew roles. */
  craft?: string;
};

const hester = { firstName: 'Hester', lastName: 'Grange' };
const miriam = { firstName: 'Miriam', lastName: 'Wexler' };
const nasreen = { firstName: 'Nasreen', lastName: 'Khan' };
const delyth = { firstName: 'Delyth', lastName: 'Pryce' };
const marta = { firstName: 'Marta', lastName: 'Ferreira' };
const efua = { firstName: 'Efua', lastName: 'Asante' };

// biome-ignore format: a table is read in columns
export const TALENTS: readonly Talent[] = [
  actor('Mara',        'Okonjo-Lyle',      'f', 32, [28, 36], 'Glasgow, gb',       'Dry, quick, at home in procedurals and new writing'),
  actor('Teodor',      'Brasko',           'm', 37, [32, 42], 'Leeds, gb',         'Film and TV. Still, watchful, funny when cornered'),
  actor('Priya',       'Vellanki-Shaw',    'f', 29, [24, 33], 'Manchester, gb',    'Classical training, went on as Viola with two hours’ notice'),
  actor('Callum',      'Strake',           'm', 23, [18, 26], 'Edinburgh, gb',     'Recent graduate. Lead in a film-school feature, learning fast'),
  actor('Junia',       'Feld',             'f', 34, [16, 40], 'Bristol, gb',       'Voice. Animation leads, small creatures, warm narrators'),
  actor('Desmond',     'Achterberg',       'm', 66, [58, 74], 'London, gb',        'Forty credits of judges, fathers and one Creon'),
  actor('Sorrel',      'Quay',             'f', 31, [25, 35], 'Brighton, gb',      'Swing and dance captain. Learns nine tracks, keeps them'),
  actor('Hoshi',       'Maberly',          'n', 28, [22, 34], 'London, gb',        'Motion capture and fights. Falls well, gets up better'),
  actor('Lucía',       'Barranquet',       'f', 41, [36, 46], 'Madrid, es',        'Guest leads in Spanish and English. Conflicts on request'),
  actor('Ned',         'Pomfrey-Adeyemi',  'm', 35, [30, 40], 'London, gb',        'Comedy. Three series as the one who did not do it'),
  child('Ottilie',     'Grange',           'f',  9, [7, 10],  'Hebden Bridge, gb', 'Reads well, listens better. Licensed twice', hester),
  crew ('Wes',         'Tallchurch',       'm', 47, 'Sheffield, gb',               'Gaffer with his own lighting van', 'gaffer'),

  actor('Morag',       'Ferrie-Sato',      'f', 49, [44, 55], 'Glasgow, gb',       'Detectives, head teachers, mothers with a secret'),
  actor('Eilidh',      'Carnegie-Bose',    'f', 52, [46, 56], 'Dundee, gb',        'Rep for ten years, television for fifteen. Drives anything'),
  actor('Shona',       'Abernethy',        'f', 47, [42, 52], 'Inverness, gb',     'Gaelic and English. Grief, gossip, good timing'),
  actor('Catriona',    'Balfe-Mensah',     'f', 50, [44, 54], 'Edinburgh, gb',     'Stage and screen. Quiet authority, loud laugh'),
  actor('Isla',        'Drummond-Kaur',    'f', 45, [38, 48], 'Aberdeen, gb',      'Series regular on two soaps, glad to be off both'),
  actor('Fenella',     'Rourke',           'f', 54, [48, 60], 'Glasgow, gb',       'Thirty years of new plays. Sings a bit'),
  actor('Łukasz',      'Domański',         'm', 34, [29, 38], 'London, gb',        'Native Polish, fluent English. Gentle men in bad places'),
  actor('Krzysztof',   'Wieleba',          'm', 36, [32, 42], 'Kraków, pl',        'Film lead at home, building a reel in English'),
  actor('Mateusz',     'Bielik',           'm', 31, [26, 35], 'Birmingham, gb',    'Bilingual, deadpan, drives an HGV for real'),
  actor('Tamsin',      'Boyle-Ortega',     'f', 19, [15, 20], 'Cardiff, gb',       'Wheelchair user. Fast mouth, faster chair'),
  actor('Ffion',       'Maddocks',         'f', 20, [15, 21], 'Swansea, gb',       'Wheelchair user. Youth theatre, one short film, first in line'),
  actor('Aoife',       'Ní Dhálaigh',      'f', 22, [16, 23], 'Galway, ie',        'Irish and English. Just left drama school'),
  actor('Chidinma',    'Eze',              'f', 18, [14, 19], 'Liverpool, gb',     'Two guest parts before A-levels. Looks younger than she is'),
  actor('Pearl',       'Augustin-Reid',    'f', 73, [67, 78], 'London, gb',        'A stare that has closed three committees'),
  actor('Beryl',       'Entwhistle',       'f', 76, [70, 82], 'Bolton, gb',        'Clubs, panto, commercials. Never late since 1968'),
  actor('Dolores',     'Finnegan',         'f', 70, [64, 75], 'Belfast, gb',       'Deadpan grandmothers and one retired assassin'),
  actor('Sunita',      'Rajkotia',         'f', 69, [62, 74], 'Leicester, gb',     'Started at sixty. Busy ever since'),
  actor('Marguerite',  'Oyelaran',         'f', 78, [70, 85], 'London, gb',        'Stage veteran. Will outwait anyone'),
  child('Rafi',        'Ostrander-Khan',   'm',  8, [7, 9],   'Bradford, gb',      'Impeccable timing, missing front tooth', nasreen),
  child('Tomos',       'Pryce',            'm',  7, [6, 8],   'Bangor, gb',        'Welsh and English. Can look at a dog for an hour', delyth),
  child('Kwame',       'Asante-Lowe',      'm',  9, [8, 11],  'London, gb',        'Football, drums, one cereal advert', efua),
  child('Noah',        'Ferreira-Lund',    'm',  8, [7, 10],  'Leeds, gb',         'Juggles, waits, juggles again', marta),
  child('Jonah',       'Wexler',           'm', 11, [9, 12],  'Hove, gb',          'Deaf, BSL user. Two short films', miriam),
  child('Bea',         'Wexler',           'f',  8, [7, 9],   'Hove, gb',          'Hearing, signs with her brother. Very serious', miriam),
  actor('Honor',       'Castellane',       'f', 55, [48, 60], 'London, gb',        'Mezzo. Two West End mothers, one of them murderous'),
  actor('Rosheen',     'Tully',            'f', 58, [50, 62], 'Cork, ie',          'Belts to D, paints signs at the weekend'),
  actor('Gloria',      'Mbatha-Pike',      'f', 53, [46, 58], 'Nottingham, gb',    'Musicals, gospel, straight plays, in that order'),
  actor('Thu Hà',      'Nguyễn',           'f', 25, [19, 28], 'Paris, fr',         'Soprano, fiddle to grade eight and beyond'),
  actor('Zoë',         'Lindqvist',        'f', 24, [18, 27], 'Gothenburg, se',    'Singer with a folk band; actor with a good agent-shaped gap'),
  actor('Beatriz',     'Salgueiro',        'f', 26, [21, 30], 'Lisbon, pt',        'Portuguese, English, French. Comedy first'),
  actor('Emmeline',    'Otway',            'f', 22, [17, 25], 'London, gb',        'Graduate. Three credits and a violin'),
  actor('Joanna',      'Kett',             'f', 44, [38, 50], 'Birmingham, gb',    'Ensemble and first cover. Accordion, harmony, comic customers'),
  actor('Nadia',       'Bensaïd',          'f', 40, [35, 46], 'Marseille, fr',     'Moves well, sings low, shouts in three languages'),
  actor('Idris',       'Calloway',         'm', 45, [40, 50], 'Cardiff, gb',       'Coppers, captains, a vicar who boxed'),
  actor('Olumide',     'Fashanu-Grey',     'm', 52, [46, 58], 'London, gb',        'Stage leads, screen villains, kind eyes for either'),
  actor('Gethin',      'Rees-Malik',       'm', 39, [34, 44], 'Swansea, gb',       'Dockers, doctors, bad husbands'),
  actor('Benedikt',    'Sørli',            'm', 33, [28, 38], 'Oslo, no',          'Nordic noir, when it is not his fault'),
  actor('Xavier',      'Thibodeaux',       'm', 48, [42, 54], 'New Orleans, us',   'Character man. Owns two seersucker suits'),
  actor('Diego',       'Arroyo',           'm', 27, [21, 30], 'Bristol, gb',       'Dancer who acts, or the other way round'),
  actor('Jun-seo',     'Pak',              'm', 26, [20, 29], 'London, gb',        'Leads in vertical series; cries on cue, laughs off it'),
  actor('Arjun',       'Wickramasinghe',   'm', 30, [25, 35], 'Coventry, gb',      'Sitcom brother, stage Hamlet, terrific phone voice'),
  actor('Malachy',     'Quinn',            'm', 63, [56, 70], 'Derry, gb',         'Fishermen, fathers, men who will not say sorry'),
  actor('Ambrose',     'Thackeray-Oduya',  'm', 70, [62, 77], 'Bath, gb',          'Letters after his name, trouble in his eyes'),
  actor('Tyrell',      'Boothe',           'm', 22, [17, 25], 'Wolverhampton, gb', 'Two music videos, one short, endless stamina'),
  actor('Finlay',      'MacColl',          'm', 25, [19, 29], 'Oban, gb',          'Scots, Gaelic, boats, bagpipes if pressed'),
  actor('Sami',        'Haddour',          'm', 42, [36, 47], 'London, gb',        'French, Arabic, English. Thoughtful men in good coats'),
  actor('Walt',        'Dubicki',          'm', 57, [50, 63], 'Tulsa, us',         'Local hire. Bartenders, sheriffs, one roller-rink DJ'),
  actor('Ash',         'Rivenhall',        'n', 27, [20, 32], 'Sheffield, gb',     'Deaf, BSL first. Physical theatre, mocap, clown'),
  actor('Kit',         'Varga',            'n', 21, [16, 24], 'Brighton, gb',      'Dancer and skater. First screen part wanted'),
  actor('Darlene',     'Whitcomb',         'f', 61, [55, 68], 'Tulsa, us',         'Dinner theatre queen, now properly dangerous on camera'),
  actor('Josephine',   'Tsosie',           'f', 38, [32, 43], 'Oklahoma City, us', 'Stage and pilot season. Dry as August'),
  actor('Renée',       'Fontenot',         'f', 45, [39, 50], 'New Orleans, us',   'Network guest star, seventeen times and counting'),

  crew ('Ingrid',      'Solheim',          'f', 44, 'Glasgow, gb',                 'Documentary DoP, own camera package', 'director-of-photography'),
  crew ('Bartholomew', 'Nkemelu',          'm', 38, 'London, gb',                  'Sound mixer. Hears runways before they are built', 'production-sound-mixer'),
  crew ('Yusra',       'Qadir',            'f', 33, 'Leeds, gb',                   'Editor of two long, patient features', 'editor'),
  crew ('Colm',        'Devaney',          'm', 29, 'Dublin, ie',                  'Camera operator, small crews, bad weather', 'camera-operator'),
  crew ('Pilar',       'Echeverri',        'f', 50, 'London, gb',                  'Line producer. Comes in under, stays kind', 'line-producer'),
  crew ('Mo',          'Achebe-Lunt',      'n', 31, 'Norwich, gb',                 'Licensed drone pilot and second camera', 'drone-pilot'),
  crew ('Greta',       'Hollis',           'f', 22, 'Lincoln, gb',                 'Runner with a van and a farming family', 'runner'),
];

type Line = [firstName: string, lastName: string, gender: Gender, age: number];
type Range = readonly [min: number, max: number];
type Home = string;
type Headline = string;

function actor(
  ...[first, last, gender, age, range, home, headline]: [...Line, Range, Home, Headline]
) {
  return person(first, last, home, { gender, age, playingAge: range, headline });
}

function child(
  ...[first, last, gender, age, range, home, headline, guardian]: [
    ...Line,
    Range,
    Home,
    Headline,
    NonNullable<Talent['guardian']>,
  ]
) {
  return person(first, last, home, { gender, age, playingAge: range, headline, guardian });
}

function crew(
  ...[first, last, gender, age, home, headline, craft]: [...Line, Home, Headline, string]
) {
  return person(first, last, home, { gender, age, playingAge: null, headline, craft });
}

function person(
  firstName: string,
  lastName: string,
  home: Home,
  rest: Omit<Talent, 'key' | 'firstName' | 'lastName' | 'city' | 'countryId'>,
): Talent {
  const [city = '', countryId = ''] = home.split(', ');
  return { key: personKey({ firstName, lastName }), firstName, lastName, city, countryId, ...rest };
}
