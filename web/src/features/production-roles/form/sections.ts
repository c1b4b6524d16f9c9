import type { RoleForm } from '@callboard/contract/role-form';
import type { ComponentType } from 'react';
import {
  CONTENT_WORDS,
  MEDIA_WORDS,
  payInWords,
  REPLICA_WORDS,
  wantedInWords,
  workDatesInWords,
} from '../../../lib/casting/role-words.ts';
import { AbilitiesSection } from './abilities-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { ContentSection, ReplicaSection } from './content-section.tsx';
import { CoversSection } from './covers-section.tsx';
import { DatesSection } from './dates-section.tsx';
import { PaySection } from './pay-section.tsx';
import { isCommercial, isStage } from './production-kinds.ts';
import type { RoleEditor, RoleSetting, SectionProps } from './role-editor.ts';
import { SendingSection } from './sending-section.tsx';
import { UsageSection } from './usage-section.tsx';
import { WhoSection } from './who-section.tsx';

type Section = {
  title: string;
  fields: readonly (keyof RoleForm)[];
  Fields: ComponentType<SectionProps>;
  isOpenAtFirst?: boolean;
  isFor?: (role: RoleForm, setting: RoleSetting) => boolean;
  /** What is in it, while it is folded. */
  summary?: (role: RoleForm) => string | undefined;
};

const isTalent = (role: RoleForm) => role.roleType === 'talent';
const listed = (words: readonly string[]) => (words.length === 0 ? undefined : words.join(', '));
const counted = (count: number, noun: string) =>
  count === 0 ? undefined : `${count} ${noun}${count === 1 ? '' : 's'}`;
const joined = (parts: readonly (string | undefined)[]) =>
  listed(parts.filter((part) => part !== undefined));

const SECTIONS: readonly Section[] = [
  {
    title: 'The role',
    fields: ['title', 'roleType', 'talentTypeId', 'crewRoleId', 'description', 'countNeeded'],
    Fields: BasicsSection,
    isOpenAtFirst: true,
    summary: ({ title }) => title,
  },
  {
    title: 'Who',
    fields: [
      'genders',
      'playingAgeMin',
      'playingAgeMax',
      'ethnicityIds',
      'heightMinCm',
      'heightMaxCm',
      'physicalWishes',
    ],
    Fields: WhoSection,
    isOpenAtFirst: true,
    isFor: isTalent,
    summary: (role) => wantedInWords(role) ?? 'Open to all',
  },
  {
    title: 'Pay and union',
    fields: [
      'payKind',
      'payAmount',
      'payUnit',
      'payCurrency',
      'payNote',
      'kit',
      'unionStatus',
      'unionIds',
    ],
    Fields: PaySection,
    isOpenAtFirst: true,
    summary: payInWords,
  },
  {
    title: 'Usage and exclusivity',
    fields: ['usage'],
    Fields: UsageSection,
    isFor: (role, { typeId }) => isTalent(role) && (isCommercial(typeId) || role.usage !== null),
    summary: ({ usage }) => joined([usage?.media ?? undefined, usage?.term ?? undefined]),
  },
  {
    title: 'When and where',
    fields: ['workDates', 'countryId', 'city', 'isLocalHire'],
    Fields: DatesSection,
    summary: (role) => joined([workDatesInWords(role.workDates), role.city ?? undefined]),
  },
  {
    title: 'Skills, languages, accents',
    fields: ['skills', 'languages', 'accents', 'voiceTypeId', 'vocalRange'],
    Fields: AbilitiesSection,
    summary: (role) =>
      joined([
        counted(role.skills.length, 'skill'),
        counted(role.languages.length, 'language'),
        counted(role.accents.length, 'accent'),
        role.vocalRange ?? undefined,
      ]),
  },
  {
    title: 'Covers',
    fields: ['coversRoleIds'],
    Fields: CoversSection,
    isFor: (role, { typeId, siblings }) =>
      isTalent(role) && ((isStage(typeId) && siblings.length > 0) || role.coversRoleIds.length > 0),
    summary: ({ coversRoleIds }) => counted(coversRoleIds.length, 'role'),
  },
  {
    title: 'Content',
    fields: ['contentFlags', 'contentNote'],
    Fields: ContentSection,
    summary: ({ contentFlags }) =>
      listed(contentFlags.map((flag) => CONTENT_WORDS[flag])) ?? 'Nothing to warn of',
  },
  {
    title: 'Digital replica',
    fields: ['replicaUses', 'replicaTerms'],
    Fields: ReplicaSection,
    summary: ({ replicaUses }) => listed(replicaUses.map((use) => REPLICA_WORDS[use])) ?? 'None',
  },
  {
    title: 'What applicants send',
    fields: ['requestedMedia', 'questions', 'selfTape'],
    Fields: SendingSection,
    summary: (role) =>
      joined([
        listed(role.requestedMedia.map((media) => MEDIA_WORDS[media])),
        counted(role.questions.length, 'question'),
        role.selfTape === null ? undefined : 'Self-tape',
      ]),
  },
];

/** Those that this role of this production is asked about. */
export const sectionsFor = ({ role, setting }: RoleEditor) =>
  SECTIONS.filter(({ isFor }) => isFor?.(role, setting) ?? true);
