import type { CreditCategory } from './productions.ts';

export type KnownCredit = {
  category: CreditCategory;
  title: string;
  role: string;
  billing?: string;
  company?: string;
  director?: string;
  ago: number;
};

/** Whose résumé is told by hand; those whose list is short go on with what the dice tell. */
// biome-ignore format: a table is read in columns
export const KNOWN_CREDITS: Record<string, readonly KnownCredit[]> = {
  'mara-okonjo-lyle': [
    { category: 'television', title: 'Slate Quarter', role: 'DS Boateng', billing: 'Recurring', company: 'Tallow Row TV', director: 'Una Prentice', ago: 0 },
    { category: 'film', title: 'Tin Orchard Sunday', role: 'Bridie', billing: 'Supporting', company: 'Low Lintel Films', director: 'Lise Harnant', ago: 1 },
    { category: 'theatre', title: 'Salt Year', role: 'Nell', company: 'Corder Street Theatre', director: 'Wilma Tarrant', ago: 1 },
    { category: 'voice', title: 'Midnight at the Lido (audio drama)', role: 'Agent Carrow', company: 'Hatstand Radio', director: 'Edie Marsh', ago: 2 },
    { category: 'theatre', title: 'The Long Ledger', role: 'Ismene', company: 'Vantry', director: 'Sibyl Quarles', ago: 2 },
    { category: 'television', title: 'The Quiet Ward', role: 'Dr Imrie', billing: 'Guest star', company: 'Bellwether', director: 'Samir Doyle', ago: 2 },
    { category: 'film', title: 'Four Doors Down', role: 'Joss', billing: 'Lead', company: 'Hexley Film School', director: 'Milo Strand', ago: 3 },
    { category: 'commercial', title: 'Copper Kettle Tea', role: 'The sister', company: 'Halfpint', director: 'Ray Molloy', ago: 6 },
  ],
  'teodor-brasko': [
    { category: 'film', title: 'Tin Orchard Sunday', role: 'Anton', billing: 'Supporting', company: 'Low Lintel Films', director: 'Lise Harnant', ago: 1 },
    { category: 'film', title: 'Freight & Mercy', role: 'Customs officer', billing: 'Co-star', company: 'Greyhound Gate', director: 'Tomas Villiers', ago: 3 },
  ],
  'priya-vellanki-shaw': [
    { category: 'theatre', title: 'The Glass Tailor', role: 'Viola (u/s, went on)', company: 'Northgate Rep', director: 'Hal Osei', ago: 2 },
  ],
  'callum-strake': [
    { category: 'film', title: 'Tender & Co', role: 'Danny', billing: 'Lead', company: 'Hexley Film School', director: 'Ines Carrow', ago: 1 },
    { category: 'film', title: 'Corporal Dune', role: 'Soldier 2', billing: 'Supporting', company: 'Greyhound Gate', director: 'Anders Voll', ago: 2 },
  ],
  'junia-feld': [
    { category: 'voice', title: 'Paper Comets', role: 'Pim', billing: 'Voice lead', company: 'Lampwick Animation', director: 'Dot Ferris', ago: 1 },
  ],
  'desmond-achterberg': [
    { category: 'television', title: 'Widow’s Rule', role: 'Judge Harcourt', billing: 'Series regular, 3 seasons', company: 'Garland North', director: 'Felix Aldous', ago: 4 },
    { category: 'theatre', title: 'The Long Ledger', role: 'Creon', company: 'Vantry', director: 'Sibyl Quarles', ago: 2 },
  ],
  'sorrel-quay': [
    { category: 'theatre', title: 'Candyfloss City', role: 'Swing / dance captain', company: 'Marlow & Quist, UK tour', director: 'Gil Prosser', ago: 1 },
  ],
  'hoshi-maberly': [
    { category: 'game', title: 'Vanta Run', role: 'Kade (motion capture)', billing: 'Lead', company: 'Ninefold Games', director: 'Aki Brandeis', ago: 1 },
    { category: 'film', title: 'Corporal Dune', role: 'Fight double', company: 'Greyhound Gate', director: 'Anders Voll', ago: 2 },
  ],
  'lucia-barranquet': [
    { category: 'television', title: 'Mercado Siete', role: 'Inspectora Roig', billing: 'Guest star', company: 'Canal Vereda', director: 'Itziar Olano', ago: 3 },
    { category: 'commercial', title: 'Conflicts on request', role: 'Various', ago: 1 },
  ],
  'ned-pomfrey-adeyemi': [
    { category: 'television', title: 'Bins', role: 'Gaz', billing: 'Series regular', company: 'Fourpenny Comedy', director: 'Jo Catterick', ago: 2 },
  ],
  'ottilie-grange': [
    { category: 'film', title: 'Small Bear Winter', role: 'Tilly', billing: 'Supporting', company: 'Snowdrop Pictures', director: 'R. Sandoe', ago: 1 },
  ],
  'wes-tallchurch': [
    { category: 'film', title: 'Thresher’s Mile', role: 'Gaffer', company: 'Low Lintel Films', director: 'Lise Harnant', ago: 4 },
    { category: 'television', title: 'Ostler Street', role: 'Gaffer, series 1–2', company: 'Tallow Row TV', director: 'Una Prentice', ago: 5 },
  ],
};

/** How many credits those have of whom the demo says so. */
export const KNOWN_COUNTS: Record<string, number> = {
  'mara-okonjo-lyle': 8,
  'desmond-achterberg': 40,
  'emmeline-otway': 3,
  'callum-strake': 3,
  'ottilie-grange': 2,
  'kit-varga': 0,
  'sunita-rajkotia': 9,
  'renee-fontenot': 14,
};
