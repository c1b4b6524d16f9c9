/** Names of parts: composed so that no two people played the same one in one production. */
import { type Random, random } from '../../portraits/random.ts';

const WOMEN =
  'Nell,Ada,Ruth,Carys,Dilys,Maggie,Yvette,Sunniva,Tess,Orla,Beth,Nomsa,Leila,Priti,Joan,Hilde,Rosa,Vera,Agnes,Dee,Kitty,Mina,Paulina,Zuri,Connie,Fay,Gudrun,Halima,Iris,Jude,Kay,Lotte,Moll,Nina,Opal,Petra,Queenie,Rae,Sal,Thea,Una,Viv,Wanda'.split(
    ',',
  );
const MEN =
  'Tom,Ellis,Gil,Hakim,Ivo,Jack,Kit,Len,Mick,Nate,Owen,Pete,Rafe,Sid,Tariq,Ulf,Vic,Walter,Yusuf,Zack,Abel,Bram,Cal,Dev,Ed,Fred,Gus,Hal,Ike,Joe,Karl,Luis,Max,Noel,Otto,Paulo,Ray,Stan,Ted,Umar,Vince'.split(
    ',',
  );
const SURNAMES =
  'Harker,Boateng,Pike,Maddox,Sorley,Vance,Okafor,Whelan,Marsh,Dacosta,Lind,Prior,Hale,Sethi,Crane,Moss,Abbott,Kerr,Ferris,Gaunt,Ince,Jolly,Keane,Lomax,Mbeki,Nash,Orton,Peake,Quick,Rook,Stead,Tully,Usher,Voss,Wray,Yates,Zeller,Ashby,Bain,Coyle,Drake,Eames,Frost,Grieve,Holt,Ivers,Judd'.split(
    ',',
  );
const TITLES = 'DS,DC,Dr,Inspector,Professor,Sergeant,Captain'.split(',');
const SMALL =
  'Bartender,Juror 4,Taxi driver,Neighbour,Desk sergeant,Shop manager,Paramedic,Receptionist,Wedding guest,Court clerk,Night porter,Landlord,Teacher,Reporter,Bus driver,Café owner'.split(
    ',',
  );

export type Cast = { index: number; gender: 'f' | 'm' | 'n'; isChild: boolean };

/** What somebody is called in a production; small parts are known by what they do. */
export function characterFor({ index, gender, isChild }: Cast, title: string, isSmall: boolean) {
  const dice = random(`character ${title} ${index}`);
  if (isSmall && dice.chance(0.45)) return dice.pick(SMALL);
  const pool = gender === 'f' || (gender === 'n' && dice.chance(0.5)) ? WOMEN : MEN;
  const first = nth(pool, index + shiftOf(title));
  if (isChild || dice.chance(0.45)) return first;
  const last = nth(SURNAMES, index * 3 + shiftOf(title));
  return withTitle(dice, gender, first, last);
}

function withTitle(dice: Random, gender: Cast['gender'], first: string, last: string): string {
  if (dice.chance(0.45)) return `${first} ${last}`;
  const polite = { f: 'Mrs', m: 'Mr', n: 'Mx' }[gender];
  return `${dice.chance(0.2) ? polite : dice.pick(TITLES)} ${last}`;
}

function shiftOf(title: string): number {
  return Math.floor(random(`cast of ${title}`).next() * 1000);
}

function nth(names: readonly string[], index: number): string {
  return names[index % names.length] ?? '';
}
