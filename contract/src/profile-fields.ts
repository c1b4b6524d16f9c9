/**
 * Who sees which field of a talent's profile, complete: a test walks every kind of viewer through
 * every field of this table, and a field that is not here fails it.
 *
 * `public`: whoever sees the profile at all. `professionals`: clients and agents (and admins).
 * `own_agent`: the agents who work with the talent. `self`: the talent, the guardian who keeps the
 * profile, and admins. `never`: nobody; it stays on the server. Each class includes those after it.
 */
export const FIELD_CLASSES = {
  public: 0,
  professionals: 1,
  own_agent: 2,
  self: 3,
  never: 4,
} as const;
export type FieldClass = keyof typeof FIELD_CLASSES;

export const PROFILE_FIELDS = {
  // The profile itself
  id: 'public',
  userId: 'public',
  ownerUserId: 'self',
  firstName: 'public',
  lastName: 'public',
  stageName: 'public',
  pronouns: 'public',
  gender: 'public',
  isTrans: 'self',
  gendersPlayed: 'public',
  dateOfBirth: 'self',
  playingAgeMin: 'public',
  playingAgeMax: 'public',
  countryId: 'public',
  region: 'public',
  city: 'public',
  localHireCities: 'professionals',
  travelRadiusKm: 'professionals',
  headline: 'public',
  bio: 'public',
  categoryIds: 'public',
  talentTypeIds: 'public',
  selfDeclared: 'professionals',
  accessRequirements: 'own_agent',
  visibility: 'own_agent',
  photoUrl: 'public',
  photoKey: 'never',
  isMinor: 'professionals',
  verified: 'public',
  createdAt: 'self',
  updatedAt: 'public',
  // Physical traits
  heightCm: 'public',
  weightKg: 'professionals',
  bodyTypeId: 'public',
  ethnicityIds: 'professionals',
  eyeColorId: 'public',
  hairColorId: 'public',
  hairLengthId: 'public',
  hairStyleId: 'public',
  facialHairId: 'public',
  tattoos: 'professionals',
  piercings: 'professionals',
  scars: 'professionals',
  chestCm: 'professionals',
  waistCm: 'professionals',
  hipsCm: 'professionals',
  inseamCm: 'professionals',
  neckCm: 'professionals',
  shoeSizeEu: 'professionals',
  clothingSize: 'professionals',
  // Professional info
  credits: 'public',
  training: 'public',
  languages: 'public',
  accents: 'public',
  skills: 'public',
  certifications: 'professionals',
  unions: 'public',
  drivingLicences: 'professionals',
  voiceTypeId: 'public',
  vocalRange: 'public',
  crewDepartmentId: 'public',
  crewRoleId: 'public',
  dayRate: 'own_agent',
  kit: 'professionals',
  yearsOfExperience: 'public',
  representation: 'public',
  // When they are free
  availability: 'professionals',
  // Whoever sees the profile sees the lists; each photo and each piece of work in them carries its own
  // visibility: public, professionals, or private, which is the class `own_agent`.
  galleryPhotos: 'public',
  portfolioItems: 'public',
} as const satisfies Record<string, FieldClass>;

export type ProfileField = keyof typeof PROFILE_FIELDS;

/** Where a child is to be found is for those who look after them; others see the region. */
export const FIELDS_OF_MINORS: Partial<Record<ProfileField, FieldClass>> = {
  city: 'own_agent',
  localHireCities: 'own_agent',
};
