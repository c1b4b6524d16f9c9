import {
  CONTENT_FLAGS,
  PAY_KINDS,
  PAY_UNITS,
  REPLICA_USES,
  REQUESTED_MEDIA,
  ROLE_TYPES,
  UNION_STATUSES,
} from '@callboard/contract/production-choices';
import type { RoleForm } from '@callboard/contract/role-form';
import { GENDERS } from '@callboard/contract/talent-profiles';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  areAmong,
  foldedFrom,
  id,
  instant,
  isOneOf,
  stamps,
} from '../../../platform/database/columns.ts';
import { countries, crewRoles, talentTypes, voiceTypes } from '../../reference-data/tables.ts';
import { productions } from '../tables.ts';

/** Choices are arrays: a role is read in one row, and terms are checked before they are written. */
const choices = () => text().array().notNull().default(sql`'{}'::text[]`);
/** Lists that are only ever read and written whole, in the shape that the contract gives them. */
const list = () => jsonb().notNull().default(sql`'[]'::jsonb`);

export const productionRoles = pgTable(
  'production_roles',
  {
    id: id(),
    productionId: uuid()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    roleType: text({ enum: ROLE_TYPES }).notNull(),
    talentTypeId: text().references(() => talentTypes.id),
    crewRoleId: text().references(() => crewRoles.id),
    description: text(),
    countNeeded: integer().notNull().default(1),
    playingAgeMin: integer(),
    playingAgeMax: integer(),
    genders: choices().$type<RoleForm['genders']>(),
    ethnicityIds: choices(),
    heightMinCm: integer(),
    heightMaxCm: integer(),
    physicalWishes: text(),
    skills: list().$type<RoleForm['skills']>(),
    languages: list().$type<RoleForm['languages']>(),
    accents: list().$type<RoleForm['accents']>(),
    voiceTypeId: text().references(() => voiceTypes.id),
    vocalRange: text(),
    unionStatus: text({ enum: UNION_STATUSES }),
    unionIds: choices(),
    payKind: text({ enum: PAY_KINDS }).notNull(),
    /** In minor units of the currency. */
    payAmount: integer(),
    payUnit: text({ enum: PAY_UNITS }),
    payCurrency: text(),
    payNote: text(),
    usage: jsonb().$type<RoleForm['usage']>(),
    kit: text(),
    workDates: list().$type<RoleForm['workDates']>(),
    /** The first and the last of them, to compare. */
    workFrom: date({ mode: 'string' }),
    workTo: date({ mode: 'string' }),
    countryId: text().references(() => countries.id),
    city: text(),
    isLocalHire: boolean().notNull().default(false),
    contentFlags: choices().$type<RoleForm['contentFlags']>(),
    contentNote: text(),
    replicaUses: choices().$type<RoleForm['replicaUses']>(),
    replicaTerms: text(),
    coversRoleIds: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    requestedMedia: choices().$type<RoleForm['requestedMedia']>(),
    questions: list().$type<RoleForm['questions']>(),
    selfTape: jsonb().$type<RoleForm['selfTape']>(),
    position: integer().notNull(),
    cancelledAt: instant(),
    foldedTitle: foldedFrom('title'),
    ...stamps(),
  },
  (table) => [
    // A production's roles in their order.
    index('production_roles_production').on(table.productionId, table.position),
    // Roles whose title contains or resembles what is searched for.
    index('production_roles_folded_title_trigrams').using(
      'gin',
      table.foldedTitle.op('gin_trgm_ops'),
    ),
    isOneOf('production_roles_type', table.roleType, ROLE_TYPES),
    isOneOf('production_roles_pay_kind', table.payKind, PAY_KINDS),
    isOneOf('production_roles_pay_unit', table.payUnit, PAY_UNITS),
    isOneOf('production_roles_union_status', table.unionStatus, UNION_STATUSES),
    areAmong('production_roles_genders', table.genders, GENDERS),
    areAmong('production_roles_content', table.contentFlags, CONTENT_FLAGS),
    areAmong('production_roles_replica', table.replicaUses, REPLICA_USES),
    areAmong('production_roles_media', table.requestedMedia, REQUESTED_MEDIA),
    check(
      'production_roles_height',
      sql`${table.heightMinCm} >= 0 and ${table.heightMaxCm} >= ${table.heightMinCm}`,
    ),
    // Children are guarded, whatever a form forgets.
    check(
      'production_roles_minors',
      sql`not (${table.contentFlags} && array['nudity', 'intimacy'] and ('minors' = any(${table.contentFlags}) or coalesce(${table.playingAgeMin}, ${table.playingAgeMax}) < 18))`,
    ),
    check('production_roles_count', sql`${table.countNeeded} > 0`),
    check(
      'production_roles_pay',
      sql`${table.payAmount} is null or (${table.payAmount} >= 0 and ${table.payCurrency} is not null)`,
    ),
    check('production_roles_currency', sql`${table.payCurrency} ~ '^[A-Z]{3}$'`),
    // A crew role asks for a craft, never for who someone is or what they look like.
    check(
      'production_roles_talent_or_crew',
      sql`case ${table.roleType} when 'talent' then ${table.crewRoleId} is null else num_nonnulls(${table.talentTypeId}, ${table.playingAgeMin}, ${table.playingAgeMax}, ${table.heightMinCm}, ${table.heightMaxCm}, ${table.physicalWishes}) = 0 and ${table.genders} = '{}' and ${table.ethnicityIds} = '{}' end`,
    ),
    check(
      'production_roles_playing_age',
      sql`${table.playingAgeMin} >= 0 and ${table.playingAgeMax} >= ${table.playingAgeMin}`,
    ),
  ],
);
