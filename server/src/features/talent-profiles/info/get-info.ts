import type { ProfessionalInfo } from '@callboard/contract/professional-info';
import type { PreviewViewer } from '@callboard/contract/profile-preview';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getVisibleTalent } from '../find-talent.ts';
import type { Viewer } from '../policy.ts';
import { visibleFields } from '../visible-fields.ts';
import { findInfo, listOf } from './queries.ts';
import * as tables from './tables.ts';

export async function getInfo(
  platform: Platform,
  viewer: Viewer,
  profileId: string,
  as?: PreviewViewer,
) {
  const [talent, info] = await Promise.all([
    getVisibleTalent(platform, viewer, profileId),
    readInfo(platform.db, profileId),
  ]);
  return visibleFields(viewer, talent, info, as);
}

/** All of it, whoever asks. */
export async function readInfo(db: Queryable, profileId: string): Promise<ProfessionalInfo> {
  const [single, credits, training, languages, accents, skills, certifications, unions] =
    await Promise.all([
      readSingle(db, profileId),
      listOf(db, tables.talentCredits, profileId),
      listOf(db, tables.talentTraining, profileId),
      listOf(db, tables.talentLanguages, profileId),
      listOf(db, tables.talentAccents, profileId),
      listOf(db, tables.talentSkills, profileId),
      listOf(db, tables.talentCertifications, profileId),
      listOf(db, tables.talentUnions, profileId),
    ]);
  return { ...single, credits, training, languages, accents, skills, certifications, unions };
}

/** What there is one of. */
export async function readSingle(db: Queryable, profileId: string) {
  const info = await findInfo(db, profileId);
  const { dayRateAmount: amount = null, dayRateCurrency: currency = null } = info ?? {};
  return {
    drivingLicences: info?.drivingLicences ?? [],
    voiceTypeId: info?.voiceTypeId ?? null,
    vocalRange: info?.vocalRange ?? null,
    crewDepartmentId: info?.crewDepartmentId ?? null,
    crewRoleId: info?.crewRoleId ?? null,
    dayRate: amount === null || currency === null ? null : { amount, currency },
    kit: info?.kit ?? null,
    yearsOfExperience: info?.yearsOfExperience ?? null,
  };
}
