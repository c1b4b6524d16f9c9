import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';
import { id, nullableText, optionalId, optionalNumber, termIds } from './fields.ts';
import { LIMITS } from './limits.ts';
import { previewQuery } from './profile-preview.ts';
import { TALENT_CALLS } from './talent-calls.ts';

/** How a talent looks. Everything is optional; measures are metric and shown in the viewer's unit. */
export const traitsFormSchema = z.object({
  heightCm: optionalNumber({
    min: 30,
    max: 260,
    message: 'Please enter a height between 30 and 260 cm',
  }),
  weightKg: optionalNumber({
    min: 2,
    max: 400,
    message: 'Please enter a weight between 2 and 400 kg',
  }),
  bodyTypeId: optionalId,
  ethnicityIds: termIds,
  eyeColorId: optionalId,
  hairColorId: optionalId,
  hairLengthId: optionalId,
  hairStyleId: optionalId,
  facialHairId: optionalId,
  tattoos: nullableText(LIMITS.lineLength),
  piercings: nullableText(LIMITS.lineLength),
  scars: nullableText(LIMITS.lineLength),
  chestCm: optionalNumber({ min: 30, max: 250 }),
  waistCm: optionalNumber({ min: 30, max: 250 }),
  hipsCm: optionalNumber({ min: 30, max: 250 }),
  inseamCm: optionalNumber({ min: 20, max: 150 }),
  neckCm: optionalNumber({ min: 15, max: 80 }),
  shoeSizeEu: optionalNumber({ min: 14, max: 60, step: 0.5 }),
  clothingSize: nullableText(LIMITS.nameLength),
});
export type TraitsForm = z.output<typeof traitsFormSchema>;

/** Of a talent who has said nothing about their looks yet. */
export const NO_TRAITS: TraitsForm = {
  heightCm: null,
  weightKg: null,
  bodyTypeId: null,
  ethnicityIds: [],
  eyeColorId: null,
  hairColorId: null,
  hairLengthId: null,
  hairStyleId: null,
  facialHairId: null,
  tattoos: null,
  piercings: null,
  scars: null,
  chestCm: null,
  waistCm: null,
  hipsCm: null,
  inseamCm: null,
  neckCm: null,
  shoeSizeEu: null,
  clothingSize: null,
};

const { path } = TALENT_CALLS.traits;
const params = z.object({ id });
/** What a viewer may not see is not there at all: every field may be missing. */
const traitsSchema = traitsFormSchema.partial();

export const professionalTraitsEndpoints = {
  get: endpoint({
    ...TALENT_CALLS.traits,
    summary: 'How a talent looks, as far as the viewer may see it',
    access: 'anyone',
    params,
    query: previewQuery,
    response: json(traitsSchema),
    errors: ['NOT_FOUND'],
  }),
  change: endpoint({
    method: 'PATCH',
    path,
    summary: "Change a talent's physical traits, as the talent, their guardian or their agent",
    access: ['client', 'talent', 'agent'],
    params,
    body: traitsSchema,
    response: json(traitsSchema),
    errors: ['NOT_FOUND'],
  }),
};
