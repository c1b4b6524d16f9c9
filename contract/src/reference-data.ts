import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';

const termSchema = z.object({ id: z.string(), name: z.string() });

function list<S extends z.ZodObject>(path: `/api/${string}`, summary: string, item: S) {
  return endpoint({
    method: 'GET',
    path,
    summary,
    access: 'public',
    response: json(z.array(item)),
    cacheSeconds: 300,
  });
}

/** Lists that forms choose from. They change with a release, not from minute to minute. */
export const referenceDataEndpoints = {
  languages: list(
    '/api/languages',
    'Languages, sign languages included',
    termSchema.extend({ isSigned: z.boolean() }),
  ),
  talentCategories: list('/api/talent-categories', 'What a talent does', termSchema),
  talentTypes: list('/api/talent-types', 'Role sizes', termSchema),
  skills: list('/api/skills', 'Skills', termSchema.extend({ categoryId: z.string() })),
  skillCategories: list('/api/skills/categories', 'Skill categories', termSchema),
  productionTypes: list('/api/production-types', 'Kinds of production', termSchema),
  crewDepartments: list(
    '/api/crew/departments',
    'Crew departments with their roles',
    termSchema.extend({ roles: z.array(termSchema) }),
  ),
  ethnicities: list('/api/ethnicities', 'Ethnicities', termSchema),
  bodyTypes: list('/api/body-types', 'Body types', termSchema),
  eyeColors: list('/api/eye-colors', 'Eye colours', termSchema),
  hairColors: list('/api/hair-colors', 'Hair colours', termSchema),
  hairStyles: list('/api/hair-styles', 'Hair styles', termSchema),
  hairLengths: list('/api/hair-lengths', 'Hair lengths', termSchema),
  facialHair: list('/api/facial-hair', 'Facial hair', termSchema),
  voiceTypes: list('/api/voice-types', 'Singing voices', termSchema),
  accents: list('/api/accents', 'Accents', termSchema),
  unions: list(
    '/api/unions',
    'Unions of performers and crew',
    termSchema.extend({ kind: z.enum(['performer', 'crew']) }),
  ),
  unionMemberships: list('/api/union-memberships', 'What one is to a union', termSchema),
  unionContracts: list('/api/union-contracts', 'Contracts of unions', termSchema),
  certificationTypes: list('/api/certification-types', 'Certifications and licences', termSchema),
  countries: list(
    '/api/countries',
    'Countries (ISO 3166-1)',
    termSchema.extend({ code: z.string() }),
  ),
};
