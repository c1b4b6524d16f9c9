import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * One small table a list, so that whatever refers to a term is held to it by a foreign key. Rows
 * come from the vocabulary at every start; ids are slugs that never change.
 */
const term = { id: text().primaryKey(), name: text().notNull(), position: integer().notNull() };

export const countries = pgTable('countries', { ...term, code: text().notNull().unique() });
export const languages = pgTable('languages', { ...term, isSigned: boolean().notNull() });
export const accents = pgTable('accents', term);
export const talentCategories = pgTable('talent_categories', term);
export const talentTypes = pgTable('talent_types', term);
export const skillCategories = pgTable('skill_categories', term);
export const skills = pgTable('skills', {
  ...term,
  categoryId: text()
    .notNull()
    .references(() => skillCategories.id),
});
export const productionTypes = pgTable('production_types', term);
export const crewDepartments = pgTable('crew_departments', term);
export const crewRoles = pgTable('crew_roles', {
  ...term,
  departmentId: text()
    .notNull()
    .references(() => crewDepartments.id),
});
export const ethnicities = pgTable('ethnicities', term);
export const bodyTypes = pgTable('body_types', term);
export const eyeColors = pgTable('eye_colors', term);
export const hairColors = pgTable('hair_colors', term);
export const hairLengths = pgTable('hair_lengths', term);
export const hairStyles = pgTable('hair_styles', term);
export const facialHair = pgTable('facial_hair', term);
export const voiceTypes = pgTable('voice_types', term);
export const certificationTypes = pgTable('certification_types', term);
export const unions = pgTable('unions', {
  ...term,
  kind: text({ enum: ['performer', 'crew'] }).notNull(),
});
export const unionMemberships = pgTable('union_memberships', term);
export const unionContracts = pgTable('union_contracts', term);
