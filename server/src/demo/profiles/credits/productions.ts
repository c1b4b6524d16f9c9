import type { CREDIT_CATEGORIES } from '@callboard/contract/professional-info';

export type CreditCategory = (typeof CREDIT_CATEGORIES)[number];

export type PastProduction = {
  category: CreditCategory;
  title: string;
  company: string;
  director: string | null;
  /** How many years ago it came out. */
  ago: number;
};

/** Title, company, years ago and director of what the demo's people have been in. */
const TELEVISION = `
Slate Quarter|Tallow Row TV|0|Una Prentice
Widow’s Rule|Garland North|4|Felix Aldous
Bins|Fourpenny Comedy|2|Jo Catterick
Mercado Siete|Canal Vereda|3|Itziar Olano
Ostler Street|Tallow Row TV|5|Una Prentice
The Quiet Ward|Bellwether|1|Samir Doyle
Harm’s Reach|Garland North|2|Ruth Akinlade
Night Desk|Corrigan & Vale|6|Felix Aldous
Cold Harbour Lane Nine|Bellwether|7|Mags Herriot
Pinfold|Old Mill Pictures|3|Dai Rosser
The Understudy Murders|Fourpenny Comedy|1|Jo Catterick
Saltmarsh|Old Mill Pictures|8|Ruth Akinlade
Second Greenhouse|Tallow Row TV|0|Bex Tolland
Kings of Nothing Much|Red Fork Pictures|2|Hal Brubaker
County Line|Red Fork Pictures|4|Dana Whitcroft
Precinct East|Lakeshore Television|5|Marvin Stoll
Blue Ridge Medical|Lakeshore Television|3|Dana Whitcroft
Palmetto|Sundown Unit|1|Hal Brubaker
The Notary|Sundown Unit|6|Carla Espinal
True North Rescue|Maple Street Media|2|Ken Ouellette
Les Voisins d’en face|Maison Clairval|4|Odile Ferrand
Hafenrevier 9|Elbstrom Film|2|Katrin Seibold
Das stille Haus|Elbstrom Film|7|Jürgen Mattes
Adesuwa Close|Marina Road Studios|1|Ife Balogun
The Chief’s Daughters|Marina Road Studios|3|Ife Balogun
Monsoon Court|Banyan House|2|Leela Raghavan
Dustline|Redgum Television|4|Bruce Tilney
Harbour Shift|Redgum Television|9|Shay Mackie
The Long Paddock|Redgum Television|13|Bruce Tilney
Doctors’ Mess|Bellwether|12|Mags Herriot
Albion Crescent|Corrigan & Vale|15|Peter Lacey
The Foundling Line|Garland North|18|Peter Lacey
Brass Tacks|Fourpenny Comedy|21|Nora Ellwood
Constable’s End|Corrigan & Vale|26|Nora Ellwood
Upper Street|Bellwether|31|Gordon Pym
`;
/** Television that presenters are on. */
const PROGRAMMES = `
Morning Table|Bellwether|0|
The Gadget Yard|Larkfield|1|
Saturday Shed|Larkfield|3|
County Champions|Garland North|2|
Price Is a Feeling|Sundown Unit|1|
The Allotment Hour|Old Mill Pictures|4|
Live from the Touchline|Larkfield|0|
The Big Ask|Fourpenny Comedy|5|
Weather Together|Bellwether|6|
Red Carpet Rewind|Lakeshore Television|2|
Small Business, Big Street|Corrigan & Vale|3|
Frühschicht|Elbstrom Film|1|
Good Morning Marina|Marina Road Studios|1|
The Quiz of Quizzes|Banyan House|2|
`;
const FILM = `
Tin Orchard Sunday|Low Lintel Films|1|Lise Harnant
Freight & Mercy|Greyhound Gate|3|Tomas Villiers
Small Bear Winter|Snowdrop Pictures|1|R. Sandoe
Tender & Co|Hexley Film School|1|Ines Carrow
Corporal Dune|Greyhound Gate|2|Anders Voll
Thresher’s Mile|Low Lintel Films|4|Lise Harnant
Four Doors Down|Hexley Film School|3|Milo Strand
The Salt Ledger|Northing Film|2|Ada Kerrigan
Anything But Sundays|Northing Film|0|Rafe Dunning
A Field With No Gate|Low Lintel Films|5|Ada Kerrigan
Minnow|Snowdrop Pictures|2|Hui Lan Teoh
Everything We Carried Upstairs|Greyhound Gate|1|Rosa Pim
Eleven Eleven|Vesper Street|6|Tomas Villiers
Nobody’s Lighthouse|Northing Film|7|Moss Abery
The Beekeeper’s Alibi|Vesper Street|3|Rafe Dunning
Lowland|Vesper Street|9|Anders Voll
The Weight of Swans|Low Lintel Films|11|Lise Harnant
Paper Boats|Hexley Film School|5|Wen Abiola
Interval|Hexley Film School|2|Sunny Osgood
Last Bus to Marrow|Snowdrop Pictures|4|Moss Abery
Dry County Gospel|Red Fork Pictures|2|Lorne Speight
Motel Aurora|Sundown Unit|5|Carla Espinal
Four Corners|Sundown Unit|8|Lorne Speight
L’heure bleue du port|Maison Clairval|3|Odile Ferrand
Le Grand Silence de Lucie|Maison Clairval|6|Benoît Carle
Kaltes Licht|Elbstrom Film|4|Katrin Seibold
Oga Landlord|Marina Road Studios|2|Tobi Adekunle-Fox
Third Mainland|Marina Road Studios|5|Tobi Adekunle-Fox
The Lamp Room|Banyan House|4|Leela Raghavan
Seven Wells|Banyan House|9|Arun Pillay
Red Dirt Psalm|Redgum Television|6|Shay Mackie
Ironbark|Redgum Television|14|Bruce Tilney
The Colonel’s Piano|Vesper Street|17|Gordon Pym
Under the Viaduct|Northing Film|20|Hilary Strand
Six Summers|Vesper Street|24|Hilary Strand
The Pilot’s Wife’s Car|Greyhound Gate|29|Gordon Pym
`;
const THEATRE = `
Salt Year|Corder Street Theatre|1|Wilma Tarrant
The Glass Tailor|Northgate Rep|2|Hal Osei
The Long Ledger|Vantry|2|Sibyl Quarles
Candyfloss City|Marlow & Quist, UK tour|1|Gil Prosser
Antigone in the Car Park|Corder Street Theatre|4|Wilma Tarrant
Twelfth Night|Northgate Rep|3|Hal Osei
Much Ado About Nothing|Vantry|6|Sibyl Quarles
Three Sisters and a Lodger|The Drum Room|2|Kasia Wood
Hedda, Upstairs|The Drum Room|5|Kasia Wood
The Winter’s Tale|Open Yard Players|1|Joby Ansell
A Doll’s House|Northgate Rep|8|Hal Osei
Good Neighbours|Tinhouse|0|Mercy Lund
Ferrymen|Tinhouse|3|Mercy Lund
The Wake at Number Six|Lantern Yard|1|Cathal Breen
Playboy of the Western Estate|Lantern Yard|7|Cathal Breen
Hamlet|Open Yard Players|5|Joby Ansell
Macbeth|Vantry|9|Sibyl Quarles
Babes in the Multiplex|The Hippodrome, Tolworth|2|Gil Prosser
Aladdin and Sons|The Hippodrome, Tolworth|4|Gil Prosser
Rent Day|Stepladder Theater|2|Lydia Bronk
Our Town, Revisited|Stepladder Theater|6|Lydia Bronk
Uncle Vanya in Akron|Foundry Off-Main|3|Saul Winograd
The Piano Teacher’s Teacher|Foundry Off-Main|1|Saul Winograd
Les Sœurs du quai|Théâtre du Quai|4|Hélène Astruc
Der stille Gast|Kammerbühne Ost|5|Matthis Krohn
Woyzeck|Kammerbühne Ost|10|Matthis Krohn
Death and the Herbalist|Harmattan Stage|3|Ife Balogun
The Banyan Court|Peepal Lane|6|Arun Pillay
The Season at Tallow Creek|Wharf Nine|4|Bridie Malone
Lear in the Wool Shed|Wharf Nine|12|Bridie Malone
An Inspector Rings Twice|Northgate Rep|16|Audrey Finn
The Cherry Car Boot|Vantry|19|Audrey Finn
Under Canvas|Open Yard Players|23|Leonard Bask
Blithe Company|Corder Street Theatre|28|Leonard Bask
`;
const MUSICALS = `
Candyfloss City|Marlow & Quist, UK tour|1|Gil Prosser
Harbour Lights Revue|Pier Pavilion|2|Trixie Alder
Moonfall Hotel|Marlow & Quist|0|Gil Prosser
Brass and Bloom|Regent Yard|3|Antony Sayle
The Ballad of Bonnie Tate|Regent Yard|5|Antony Sayle
Oh, Mister Porter!|Pier Pavilion|7|Trixie Alder
Neon Nativity|Regent Yard|1|Yvonne Crake
Sugar Street|Foundry Off-Main|4|Saul Winograd
Steam!|National tour|6|Yvonne Crake
Carousel Nights|Seaway Cruises|2|Trixie Alder
Gaslight Follies|Pier Pavilion|11|Trixie Alder
The Last Tango Hall|Regent Yard|9|Antony Sayle
A Saint in the Chorus|National tour|15|Leonard Bask
`;
const COMMERCIAL = `
Penrose Building Society|Halfpint|0|Dom Tully
Quill & Oak Furniture|Halfpint|1|Dom Tully
Larkspur Mobile|Bright Alley|1|Jess Amory
Tumble Laundry Pods|Bright Alley|2|Jess Amory
Northwind Energy|Cooper Sky|3|Pia Lund
Halcyon Airways|Cooper Sky|1|Pia Lund
Sunday Best Gravy|Halfpint|4|Ray Molloy
Wagtail Dog Food|Halfpint|2|Ray Molloy
Mintie Toothpaste|Bright Alley|5|Jess Amory
Meridian Cars: The Commute|Cooper Sky|0|Pia Lund
Copper Kettle Tea|Halfpint|6|Ray Molloy
Fjord Water|Cooper Sky|2|Elias Brandvold
Bluebell Insurance|Bright Alley|3|Noel Abbot
Greenlane Supermarkets|Halfpint|1|Noel Abbot
Roam Trainers|Bright Alley|0|Kemi Lasisi
`;
const VOICE = `
Paper Comets|Lampwick Animation|1|Dot Ferris
The Moles of Mulberry Lane|Lampwick Animation|3|Dot Ferris
Captain Kettle|Inkpot|2|Bram Oakes
Sprocket & Pim|Inkpot|5|Bram Oakes
The Cartographer’s Daughter (audiobook)|Greenbank Audio|1|
A History of Weather (audiobook)|Greenbank Audio|2|
Midnight at the Lido (audio drama)|Hatstand Radio|2|Edie Marsh
The Estuary (audio drama)|Hatstand Radio|4|Edie Marsh
Wild Margins (narration)|Fieldfare Films|1|Oonagh Pryor
Rivers of Ice (narration)|Fieldfare Films|6|Oonagh Pryor
City Metro announcements|Transit Voice Lab|3|
Nordlys (English dub)|Echo House|2|Ville Auer
La Casa Ajena (English dub)|Echo House|4|Ville Auer
Little Lantern Stories|Greenbank Audio|8|
Museum of the Sea (audio guide)|Transit Voice Lab|5|
`;
const GAME = `
Vanta Run|Ninefold Games|1|Aki Brandeis
Ember Keep II|Ninefold Games|3|Aki Brandeis
Hollow Tide|Saltbox Interactive|2|Corin Reece
Starfall: Exodus|Saltbox Interactive|5|Corin Reece
Crown of Rust|Ironbell|0|Mina Tsai
Crown of Bone|Ironbell|4|Mina Tsai
Nine Lives of Alder|Kindling Games|2|Lou Haddon
Rally Saints|Kindling Games|6|Lou Haddon
`;
const MUSIC_VIDEO = `
“Streetlight Saint”, The Paper Mothers|Flicker|0|Zed Amoah
“Glass Kitchen”, Ona Vale|Flicker|1|Zed Amoah
“Undertow”, Harlan & June|Moonroof|2|Cleo Maddox
“Say It Slower”, Kesi|Moonroof|1|Cleo Maddox
“Ten Foot Tall”, Brickfield|Flicker|3|Danny Marsh-Obi
“Last Orders”, The Paper Mothers|Flicker|4|Danny Marsh-Obi
“Cinema Eyes”, Lune|Moonroof|0|Cleo Maddox
“Halfway Girl”, Ona Vale|Flicker|5|Zed Amoah
`;
const OTHER = `
Opening ceremony, River Games|Arc Live|2|Yvonne Crake
Winter Lights Parade|Arc Live|1|Yvonne Crake
Orpheus, Immersive|Below Stairs|2|Kit Marlowe-Voss
The Vault Experience|Below Stairs|4|Kit Marlowe-Voss
Summer season, Castle Bay|Castle Bay Park|3|
Company Christmas Revue|Arc Live|5|
New Faces showcase|Regent Yard|1|
International Circus Week|Arc Live|6|
`;

export const PROGRAMME_PRODUCTIONS = parse('television', PROGRAMMES);
export const MUSICAL_PRODUCTIONS = parse('theatre', MUSICALS);

export const PAST_PRODUCTIONS: readonly PastProduction[] = [
  ...parse('television', TELEVISION),
  ...parse('film', FILM),
  ...parse('theatre', THEATRE),
  ...parse('commercial', COMMERCIAL),
  ...parse('voice', VOICE),
  ...parse('game', GAME),
  ...parse('music_video', MUSIC_VIDEO),
  ...parse('other', OTHER),
];

function parse(category: CreditCategory, list: string): PastProduction[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', company = '', ago = '0', director = ''] = line.split('|');
      return { category, title, company, director: director || null, ago: Number(ago) };
    });
}
