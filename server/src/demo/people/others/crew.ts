import { crew, type Talent } from '../talent.ts';

// biome-ignore format: a table is read in columns
export const CREW: readonly Talent[] = [
  crew('Annabel', 'Thorogood',   'f', 41, 'London, gb',      'british',          'First AD. Finishes on time, says please',                   '1st-ad'),
  crew('Desta',   'Woldemariam', 'm', 35, 'Bristol, gb',     'ethiopian',        'Focus puller, wildlife to period',                          '1st-ac'),
  crew('Siân',    'Meredith',    'f', 37, 'Cardiff, gb',     'welsh',            'Costume supervisor with a truck of boots',                  'costume-supervisor'),
  crew('Hollis',  'Grantham',    'm', 55, 'Atlanta, us',     'african-american', 'Key grip. If it can hang, it hangs safely',                 'key-grip'),
  crew('Renata',  'Figueroa',    'f', 32, 'Los Angeles, us', 'latino',           'Hair and make-up: beauty, bruises, ageing up',              'hair-and-make-up-artist'),
  crew('Fergus',  'Ainslie',     'm', 46, 'Glasgow, gb',     'scottish',         'Location manager. Knows whose field it is',                 'location-manager'),
  crew('Odette',  'Marivaux',    'f', 48, 'Paris, fr',       'french',           'Script supervisor in two languages',                        'script-supervisor'),
  crew('Tariq',   'Benhaddou',   'm', 29, 'Manchester, gb',  'maghrebi',         'Boom operator. Long arms, quiet shoes',                     'boom-operator'),
  crew('Kerstin', 'Lindauer',    'f', 39, 'Berlin, de',      'german',           'Production designer, small budgets, real textures',         'production-designer'),
  crew('Jonty',   'Abara',       'm', 27, 'Leeds, gb',       'igbo/british',     'Stage manager. Tours, fit-ups, biscuits',                   'stage-manager'),
  crew('Maite',   'Goikoetxea',  'f', 36, 'London, gb',      'spanish',          'Intimacy coordinator and movement director',                'intimacy-coordinator'),
  crew('Silas',   'Penhaligon',  'm', 51, 'Falmouth, gb',    'british',          'Marine coordinator turned armourer',                        'armourer'),
  crew('Aroha',   'Ngatai',      'f', 43, 'Auckland, nz',    'pacific',          'Prosthetics. Fur, scars, other people’s noses',             'prosthetics-artist'),
];
