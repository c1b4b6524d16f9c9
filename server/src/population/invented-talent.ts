import { CREDIT_CATEGORIES } from '@callboard/contract/professional-info';

/** A person as their rows hold them. */
export type InventedTalent = {
  userId: string;
  profileId: string;
  number: number;
  firstName: string;
  lastName: string;
  stageName: string | null;
  isProfessional: boolean;
  isIdentified: boolean;
  gender: string;
  gendersPlayed: string[];
  dateOfBirth: string;
  playingAgeMin: number;
  playingAgeMax: number;
  countryId: string;
  city: string;
  headline: string;
  categoryIds: string[];
  visibility: 'public' | 'professionals' | 'hidden';
  createdAt: Date;
  updatedAt: Date;
  heightCm: number;
  bodyTypeId: string;
  ethnicityIds: string[];
  eyeColorId: string;
  hairColorId: string;
  hairLengthId: string;
  skills: [id: string, level: string][];
  languages: [id: string, level: string][];
  accents: [id: string, level: string][];
  unions: [id: string, membership: string][];
  credits: { id: string; category: Category; production: string; role: string; year: number }[];
  reelId: string | null;
  bookedOut: { id: string; from: string; to: string }[];
};
type Category = (typeof CREDIT_CATEGORIES)[number];

export const INVENTED_CATEGORIES: readonly Category[] = CREDIT_CATEGORIES.slice(0, 4);
