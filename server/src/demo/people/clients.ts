import { demoId } from '../demo-id.ts';
import { personKey } from './person-key.ts';

export type CompanyKey = 'farrell-voss' | 'marlow-quist' | 'red-fork' | 'bright-star';

export type Client = {
  key: string;
  firstName: string;
  lastName: string;
  company: CompanyKey;
  jobTitle: string;
  countryId: string;
  isVerified: boolean;
};

export const COMPANIES: Record<CompanyKey, { name: string; head: string }> = {
  'farrell-voss': { name: 'Farrell Voss Casting', head: 'imogen-farrell' },
  'marlow-quist': { name: 'Marlow & Quist', head: 'etienne-quist' },
  'red-fork': { name: 'Red Fork Pictures', head: 'loretta-haskins' },
  'bright-star': { name: 'Bright Star Faces', head: 'dale-crispin' },
};

export function companyIdOf(key: CompanyKey): string {
  return demoId(`company/${key}`);
}

// biome-ignore format: a table is read in columns
export const CLIENTS: readonly Client[] = [
  client('Imogen',   'Farrell', 'farrell-voss', 'Casting director',      'gb'),
  client('Rosalind', 'Voss',    'farrell-voss', 'Casting associate',     'gb'),
  client('Bram',     'Ekwueme', 'farrell-voss', 'Casting assistant',     'gb'),
  client('Delphine', 'Ashby',   'farrell-voss', 'Casting coordinator',   'gb'),
  client('Étienne',  'Quist',   'marlow-quist', 'Casting director',      'gb'),
  client('Loretta',  'Haskins', 'red-fork',     'Head of casting',       'us'),
  { ...client('Dale', 'Crispin', 'bright-star', 'Talent scout',          'gb'), isVerified: false },
];

function client(
  firstName: string,
  lastName: string,
  company: CompanyKey,
  jobTitle: string,
  countryId: string,
): Client {
  const key = personKey({ firstName, lastName });
  return { key, firstName, lastName, company, jobTitle, countryId, isVerified: true };
}

export function nameOfClient(key: string): string {
  const found = CLIENTS.find((one) => one.key === key);
  if (found === undefined) throw new Error(`No client in the demo is called ${key}.`);
  return `${found.firstName} ${found.lastName}`;
}
