import { child, crew, performer, type Talent } from './talent.ts';

const actor = performer('actor');
const voice = performer('voice');
const dancer = performer('dancer');
const singer = performer('singer');
const comedian = performer('comedian');
const capture = performer('capture');

const hester = { firstName: 'Hester', lastName: 'Grange' };
const miriam = { firstName: 'Miriam', lastName: 'Wexler' };
const nasreen = { firstName: 'Nasreen', lastName: 'Khan' };
const delyth = { firstName: 'Delyth', lastName: 'Pryce' };
const marta = { firstName: 'Marta', lastName: 'Ferreira' };
const efua = { firstName: 'Efua', lastName: 'Asante' };

/** Those whose applications the demo tells of. Whoever is added here applies, and moves the others. */
// biome-ignore format: a table is read in columns
export const APPLICANTS: readonly Talent[] = [
  actor    ('Mara',        'Okonjo-Lyle',      'f', 32, [28, 36], 'Glasgow, gb',       'igbo/british',       'Dry, quick, at home in procedurals and new writing'),
  actor    ('Teodor',      'Brasko',           'm', 37, [32, 42], 'Leeds, gb',         'slavic',             'Film and TV. Still, watchful, funny when cornered'),
  actor    ('Priya',       'Vellanki-Shaw',    'f', 29, [24, 33], 'Manchester, gb',    'telugu',             'Classical training, went on as Viola with two hours’ notice'),
  actor    ('Callum',      'Strake',           'm', 23, [18, 26], 'Edinburgh, gb',     'scottish',           'Recent graduate. Lead in a film-school feature, learning fast'),
  voice    ('Junia',       'Feld',             'f', 34, [16, 40], 'Bristol, gb',       'jewish',             'Voice. Animation leads, small creatures, warm narrators'),
  actor    ('Desmond',     'Achterberg',       'm', 66, [58, 74], 'London, gb',        'dutch',              'Forty credits of judges, fathers and one Creon'),
  dancer   ('Sorrel',      'Quay',             'f', 31, [25, 35], 'Brighton, gb',      'british',            'Swing and dance captain. Learns nine tracks, keeps them'),
  capture  ('Hoshi',       'Maberly',          'n', 28, [22, 34], 'London, gb',        'japanese/british',   'Motion capture and fights. Falls well, gets up better'),
  actor    ('Lucía',       'Barranquet',       'f', 41, [36, 46], 'Madrid, es',        'spanish',            'Guest leads in Spanish and English. Conflicts on request'),
  comedian ('Ned',         'Pomfrey-Adeyemi',  'm', 35, [30, 40], 'London, gb',        'british/yoruba',     'Comedy. Three series as the one who did not do it'),
  child    ('Ottilie',     'Grange',           'f',  9, [7, 10],  'Hebden Bridge, gb', 'british',            'Reads well, listens better. Licensed twice', hester),
  crew     ('Wes',         'Tallchurch',       'm', 47, 'Sheffield, gb',               'british',            'Gaffer with his own lighting van', 'gaffer'),

  actor    ('Morag',       'Ferrie-Sato',      'f', 49, [44, 55], 'Glasgow, gb',       'scottish/japanese',  'Detectives, head teachers, mothers with a secret'),
  actor    ('Eilidh',      'Carnegie-Bose',    'f', 52, [46, 56], 'Dundee, gb',        'scottish/bengali',   'Rep for ten years, television for fifteen. Drives anything'),
  actor    ('Shona',       'Abernethy',        'f', 47, [42, 52], 'Inverness, gb',     'scottish',           'Gaelic and English. Grief, gossip, good timing'),
  actor    ('Catriona',    'Balfe-Mensah',     'f', 50, [44, 54], 'Edinburgh, gb',     'irish/ghanaian',     'Stage and screen. Quiet authority, loud laugh'),
  actor    ('Isla',        'Drummond-Kaur',    'f', 45, [38, 48], 'Aberdeen, gb',      'scottish/punjabi',   'Series regular on two soaps, glad to be off both'),
  actor    ('Fenella',     'Rourke',           'f', 54, [48, 60], 'Glasgow, gb',       'irish',              'Thirty years of new plays. Sings a bit'),
  actor    ('Łukasz',      'Domański',         'm', 34, [29, 38], 'London, gb',        'polish',             'Native Polish, fluent English. Gentle men in bad places'),
  actor    ('Krzysztof',   'Wieleba',          'm', 36, [32, 42], 'Kraków, pl',        'polish',             'Film lead at home, building a reel in English'),
  actor    ('Mateusz',     'Bielik',           'm', 31, [26, 35], 'Birmingham, gb',    'polish',             'Bilingual, deadpan, drives an HGV for real'),
  actor    ('Tamsin',      'Boyle-Ortega',     'f', 19, [15, 20], 'Cardiff, gb',       'irish/latino',       'Wheelchair user. Fast mouth, faster chair'),
  actor    ('Ffion',       'Maddocks',         'f', 20, [15, 21], 'Swansea, gb',       'welsh',              'Wheelchair user. Youth theatre, one short film, first in line'),
  actor    ('Aoife',       'Ní Dhálaigh',      'f', 22, [16, 23], 'Galway, ie',        'irish',              'Irish and English. Just left drama school'),
  actor    ('Chidinma',    'Eze',              'f', 18, [14, 19], 'Liverpool, gb',     'igbo',               'Two guest parts before A-levels. Looks younger than she is'),
  actor    ('Pearl',       'Augustin-Reid',    'f', 73, [67, 78], 'London, gb',        'caribbean',          'A stare that has closed three committees'),
  actor    ('Beryl',       'Entwhistle',       'f', 76, [70, 82], 'Bolton, gb',        'british',            'Clubs, panto, commercials. Never late since 1968'),
  actor    ('Dolores',     'Finnegan',         'f', 70, [64, 75], 'Belfast, gb',       'irish',              'Deadpan grandmothers and one retired assassin'),
  actor    ('Sunita',      'Rajkotia',         'f', 69, [62, 74], 'Leicester, gb',     'gujarati',           'Started at sixty. Busy ever since'),
  actor    ('Marguerite',  'Oyelaran',         'f', 78, [70, 85], 'London, gb',        'yoruba',             'Stage veteran. Will outwait anyone'),
  child    ('Rafi',        'Ostrander-Khan',   'm',  8, [7, 9],   'Bradford, gb',      'urdu/dutch',         'Impeccable timing, missing front tooth', nasreen),
  child    ('Tomos',       'Pryce',            'm',  7, [6, 8],   'Bangor, gb',        'welsh',              'Welsh and English. Can look at a dog for an hour', delyth),
  child    ('Kwame',       'Asante-Lowe',      'm',  9, [8, 11],  'London, gb',        'ghanaian',           'Football, drums, one cereal advert', efua),
  child    ('Noah',        'Ferreira-Lund',    'm',  8, [7, 10],  'Leeds, gb',         'portuguese/nordic',  'Juggles, waits, juggles again', marta),
  child    ('Jonah',       'Wexler',           'm', 11, [9, 12],  'Hove, gb',          'jewish',             'Deaf, BSL user. Two short films', miriam),
  child    ('Bea',         'Wexler',           'f',  8, [7, 9],   'Hove, gb',          'jewish',             'Hearing, signs with her brother. Very serious', miriam),
  singer   ('Honor',       'Castellane',       'f', 55, [48, 60], 'London, gb',        'french/british',     'Mezzo. Two West End mothers, one of them murderous'),
  singer   ('Rosheen',     'Tully',            'f', 58, [50, 62], 'Cork, ie',          'irish',              'Belts to D, paints signs at the weekend'),
  singer   ('Gloria',      'Mbatha-Pike',      'f', 53, [46, 58], 'Nottingham, gb',    'southern-african/british','Musicals, gospel, straight plays, in that order'),
  singer   ('Thu Hà',      'Nguyễn',           'f', 25, [19, 28], 'Paris, fr',         'vietnamese',         'Soprano, fiddle to grade eight and beyond'),
  singer   ('Zoë',         'Lindqvist',        'f', 24, [18, 27], 'Gothenburg, se',    'swedish',            'Singer with a folk band; actor with a good agent-shaped gap'),
  comedian ('Beatriz',     'Salgueiro',        'f', 26, [21, 30], 'Lisbon, pt',        'portuguese',         'Portuguese, English, French. Comedy first'),
  actor    ('Emmeline',    'Otway',            'f', 22, [17, 25], 'London, gb',        'british',            'Graduate. Three credits and a violin'),
  singer   ('Joanna',      'Kett',             'f', 44, [38, 50], 'Birmingham, gb',    'british',            'Ensemble and first cover. Accordion, harmony, comic customers'),
  actor    ('Nadia',       'Bensaïd',          'f', 40, [35, 46], 'Marseille, fr',     'maghrebi',           'Moves well, sings low, shouts in three languages'),
  actor    ('Idris',       'Calloway',         'm', 45, [40, 50], 'Cardiff, gb',       'welsh',              'Coppers, captains, a vicar who boxed'),
  actor    ('Olumide',     'Fashanu-Grey',     'm', 52, [46, 58], 'London, gb',        'yoruba',             'Stage leads, screen villains, kind eyes for either'),
  actor    ('Gethin',      'Rees-Malik',       'm', 39, [34, 44], 'Swansea, gb',       'welsh/urdu',         'Dockers, doctors, bad husbands'),
  actor    ('Benedikt',    'Sørli',            'm', 33, [28, 38], 'Oslo, no',          'norwegian',          'Nordic noir, when it is not his fault'),
  actor    ('Xavier',      'Thibodeaux',       'm', 48, [42, 54], 'New Orleans, us',   'african-american',   'Character man. Owns two seersucker suits'),
  dancer   ('Diego',       'Arroyo',           'm', 27, [21, 30], 'Bristol, gb',       'latino',             'Dancer who acts, or the other way round'),
  actor    ('Jun-seo',     'Pak',              'm', 26, [20, 29], 'London, gb',        'korean',             'Leads in vertical series; cries on cue, laughs off it'),
  actor    ('Arjun',       'Wickramasinghe',   'm', 30, [25, 35], 'Coventry, gb',      'sinhala',            'Sitcom brother, stage Hamlet, terrific phone voice'),
  actor    ('Malachy',     'Quinn',            'm', 63, [56, 70], 'Derry, gb',         'irish',              'Fishermen, fathers, men who will not say sorry'),
  actor    ('Ambrose',     'Thackeray-Oduya',  'm', 70, [62, 77], 'Bath, gb',          'british/east-african','Letters after his name, trouble in his eyes'),
  dancer   ('Tyrell',      'Boothe',           'm', 22, [17, 25], 'Wolverhampton, gb', 'caribbean',          'Two music videos, one short, endless stamina'),
  actor    ('Finlay',      'MacColl',          'm', 25, [19, 29], 'Oban, gb',          'scottish',           'Scots, Gaelic, boats, bagpipes if pressed'),
  actor    ('Sami',        'Haddour',          'm', 42, [36, 47], 'London, gb',        'maghrebi',           'French, Arabic, English. Thoughtful men in good coats'),
  actor    ('Walt',        'Dubicki',          'm', 57, [50, 63], 'Tulsa, us',         'american',           'Local hire. Bartenders, sheriffs, one roller-rink DJ'),
  capture  ('Ash',         'Rivenhall',        'n', 27, [20, 32], 'Sheffield, gb',     'british',            'Deaf, BSL first. Physical theatre, mocap, clown'),
  dancer   ('Kit',         'Varga',            'n', 21, [16, 24], 'Brighton, gb',      'hungarian',          'Dancer and skater. First screen part wanted'),
  actor    ('Darlene',     'Whitcomb',         'f', 61, [55, 68], 'Tulsa, us',         'american',           'Dinner theatre queen, now properly dangerous on camera'),
  actor    ('Josephine',   'Tsosie',           'f', 38, [32, 43], 'Oklahoma City, us', 'indigenous',         'Stage and pilot season. Dry as August'),
  actor    ('Renée',       'Fontenot',         'f', 45, [39, 50], 'New Orleans, us',   'american',           'Network guest star, seventeen times and counting'),

  crew     ('Ingrid',      'Solheim',          'f', 44, 'Glasgow, gb',                 'norwegian',          'Documentary DoP, own camera package', 'director-of-photography'),
  crew     ('Bartholomew', 'Nkemelu',          'm', 38, 'London, gb',                  'igbo',               'Sound mixer. Hears runways before they are built', 'production-sound-mixer'),
  crew     ('Yusra',       'Qadir',            'f', 33, 'Leeds, gb',                   'urdu',               'Editor of two long, patient features', 'editor'),
  crew     ('Colm',        'Devaney',          'm', 29, 'Dublin, ie',                  'irish',              'Camera operator, small crews, bad weather', 'camera-operator'),
  crew     ('Pilar',       'Echeverri',        'f', 50, 'London, gb',                  'latino',             'Line producer. Comes in under, stays kind', 'line-producer'),
  crew     ('Mo',          'Achebe-Lunt',      'n', 31, 'Norwich, gb',                 'igbo/british',       'Licensed drone pilot and second camera', 'drone-pilot'),
  crew     ('Greta',       'Hollis',           'f', 22, 'Lincoln, gb',                 'british',            'Runner with a van and a farming family', 'runner'),
];
