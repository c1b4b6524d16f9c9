import { talentAvailability } from '../../features/talent-profiles/availability/tables.ts';
import {
  talentAccents,
  talentCertifications,
  talentCredits,
  talentLanguages,
  talentProfessionalInfo,
  talentSkills,
  talentTraining,
  talentUnions,
} from '../../features/talent-profiles/info/tables.ts';
import { talentTraits } from '../../features/talent-profiles/traits/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { talentProfileIdOf } from '../people/person-key.ts';
import type { Talent } from '../people/talent.ts';
import { TALENTS } from '../people/talents.ts';
import { planCredits } from './credits/plan-credits.ts';
import { planAccents } from './plan-accents.ts';
import { planAvailability } from './plan-availability.ts';
import { planCertifications } from './plan-certifications.ts';
import { planCrew } from './plan-crew.ts';
import { planLanguages } from './plan-languages.ts';
import { planLicences } from './plan-licences.ts';
import { planSkills } from './plan-skills.ts';
import { planTraining } from './plan-training.ts';
import { planTraits } from './plan-traits.ts';
import { planUnions } from './plan-unions.ts';
import { planVoice } from './plan-voice.ts';

/** What talents say of themselves beyond the profile itself. */
export const loadProfiles: DemoLoader = async (tx, now) => {
  await insertMany(tx, talentTraits, TALENTS.flatMap(traitsRows));
  await insertMany(tx, talentProfessionalInfo, TALENTS.map(infoRow));
  await insertMany(
    tx,
    talentCredits,
    listed('credit', (talent) => creditRows(talent, now)),
  );
  await insertMany(
    tx,
    talentTraining,
    listed('training', (talent) => planTraining(talent, now.getUTCFullYear())),
  );
  await insertMany(
    tx,
    talentCertifications,
    listed('certificate', (talent) => certificateRows(talent, now)),
  );
  await insertMany(
    tx,
    talentLanguages,
    terms(planLanguages, (languageId, level) => ({ languageId, level })),
  );
  await insertMany(
    tx,
    talentAccents,
    terms(planAccents, (accentId, level) => ({ accentId, level })),
  );
  await insertMany(
    tx,
    talentSkills,
    terms(planSkills, (skillId, level) => ({ skillId, level })),
  );
  await insertMany(
    tx,
    talentUnions,
    terms(planUnions, (unionId, membershipId) => ({ unionId, membershipId })),
  );
  await insertMany(
    tx,
    talentAvailability,
    withIds('availability', (talent) => planAvailability(talent, now)),
  );
};

export function creditIdOf(key: string, index: number): string {
  return demoId(`credit/${key}/${index}`);
}

function traitsRows(talent: Talent): (typeof talentTraits.$inferInsert)[] {
  const traits = planTraits(talent);
  return traits === undefined
    ? []
    : [{ talentProfileId: talentProfileIdOf(talent.key), ...traits }];
}

function infoRow(talent: Talent): typeof talentProfessionalInfo.$inferInsert {
  return {
    talentProfileId: talentProfileIdOf(talent.key),
    drivingLicences: planLicences(talent),
    ...planVoice(talent),
    ...planCrew(talent),
  };
}

function creditRows(talent: Talent, now: Date) {
  return planCredits(talent).map(({ title, ago, ...credit }) => ({
    ...credit,
    production: title.toUpperCase(),
    year: now.getUTCFullYear() - ago,
  }));
}

function certificateRows(talent: Talent, now: Date) {
  return planCertifications(talent).map(({ typeId, issuer, issuedYearsAgo, validYears }) => {
    const issued = dayAt(now, -40 - issuedYearsAgo * 365);
    const expires = validYears === null ? null : dayAt(issued, validYears * 365);
    const day = (date: Date) => date.toISOString().slice(0, 10);
    return { typeId, issuer, issuedOn: day(issued), expiresOn: expires && day(expires) };
  });
}

/** Rows with ids of their own, named after the talent and their place. */
function withIds<Row extends object>(name: string, rowsOf: (talent: Talent) => readonly Row[]) {
  return TALENTS.flatMap((talent) =>
    rowsOf(talent).map((row, index) => ({
      id: demoId(`${name}/${talent.key}/${index}`),
      talentProfileId: talentProfileIdOf(talent.key),
      ...row,
    })),
  );
}

/** The same in the talent's order. */
function listed<Row extends object>(name: string, rowsOf: (talent: Talent) => readonly Row[]) {
  return withIds(name, (talent) => rowsOf(talent).map((row, position) => ({ position, ...row })));
}

function terms<Level, Row extends object>(
  plan: (talent: Talent) => readonly [termId: string, level: Level][],
  toRow: (termId: string, level: Level) => Row,
) {
  return TALENTS.flatMap((talent) =>
    plan(talent).map(([termId, level], position) => ({
      talentProfileId: talentProfileIdOf(talent.key),
      position,
      ...toRow(termId, level),
    })),
  );
}
