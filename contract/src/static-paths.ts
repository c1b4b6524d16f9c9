/**
 * Paths whose answers may be kept for five minutes; everything else is asked for anew. They stand
 * apart from their schemas because every page needs them and few need the schemas.
 */
export const STATIC_PATHS: readonly string[] = [
  '/api/languages',
  '/api/talent-categories',
  '/api/talent-types',
  '/api/skills',
  '/api/skills/categories',
  '/api/production-types',
  '/api/crew/departments',
  '/api/ethnicities',
  '/api/body-types',
  '/api/eye-colors',
  '/api/hair-colors',
  '/api/hair-styles',
  '/api/hair-lengths',
  '/api/facial-hair',
  '/api/voice-types',
  '/api/accents',
  '/api/unions',
  '/api/union-memberships',
  '/api/union-contracts',
  '/api/certification-types',
  '/api/countries',
];
