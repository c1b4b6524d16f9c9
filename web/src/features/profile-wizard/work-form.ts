import { professionalInfoSchema } from '@callboard/contract/professional-info';
import { profileFormSchema } from '@callboard/contract/talent-profiles';
import * as z from 'zod';
import { shown, typedText } from './typed-values.ts';
import type { WholeProfile } from './whole-profile.ts';

const { categoryIds, talentTypeIds } = profileFormSchema.shape;
const { crewDepartmentId, crewRoleId } = professionalInfoSchema.shape;

export const workSchema = z.object({
  categoryIds: categoryIds.min(1, 'Choose at least one, or skip this step'),
  talentTypeIds,
  crewDepartmentId: typedText(crewDepartmentId),
  crewRoleId: typedText(crewRoleId),
});
export type WorkForm = z.input<typeof workSchema>;

export const workOf = ({ profile, info }: WholeProfile): WorkForm => ({
  categoryIds: profile.categoryIds ?? [],
  talentTypeIds: profile.talentTypeIds ?? [],
  crewDepartmentId: shown(info.crewDepartmentId),
  crewRoleId: shown(info.crewRoleId),
});
