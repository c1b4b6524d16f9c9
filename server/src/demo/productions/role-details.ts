import type { RoleForm } from '@callboard/contract/role-form';

/** From the first to the last day, counted from today. */
export type WorkPlan = { from: number; to: number; label: string | null };

/** With what people answer, one of them dealt to each. */
export type QuestionPlan = { text: string; isRequired: boolean; answers: readonly string[] };

type TapePlan = Omit<NonNullable<RoleForm['selfTape']>, 'sidesFileId' | 'dueAt'> & {
  dueInDays: number;
  /** Of the demo's papers. */
  sides?: string;
};
type UsagePlan = Omit<NonNullable<RoleForm['usage']>, 'startsOn'> & { startsInDays: number };

/** What a breakdown says of a role beside its size, age and pay. */
export type RoleDetails = Partial<
  Pick<
    RoleForm,
    | 'genders'
    | 'ethnicityIds'
    | 'heightMinCm'
    | 'heightMaxCm'
    | 'physicalWishes'
    | 'skills'
    | 'languages'
    | 'accents'
    | 'voiceTypeId'
    | 'vocalRange'
    | 'unionStatus'
    | 'unionIds'
    | 'payNote'
    | 'kit'
    | 'countryId'
    | 'city'
    | 'isLocalHire'
    | 'contentFlags'
    | 'contentNote'
    | 'replicaUses'
    | 'replicaTerms'
    | 'requestedMedia'
  >
> & {
  work?: readonly WorkPlan[];
  usage?: UsagePlan;
  /** Titles of other roles of the production. */
  covers?: readonly string[];
  questions?: readonly QuestionPlan[];
  tape?: TapePlan;
};

type Skill = RoleForm['skills'][number];

export function work(from: number, to: number, label: string | null = null): WorkPlan {
  return { from, to, label };
}

export function skill(skillId: string, level: Skill['level'] = null): Skill {
  return { skillId, level, isPlus: false };
}

/** Welcome, and no reason against anyone. */
export function plus(skillId: string): Skill {
  return { skillId, level: null, isPlus: true };
}

export function speaks(languageId: string, level: RoleForm['languages'][number]['level'] = null) {
  return { languageId, level };
}

export function sounds(accentId: string, level: RoleForm['accents'][number]['level'] = null) {
  return { accentId, level };
}

export function question(text: string, ...answers: string[]): QuestionPlan {
  return { text, isRequired: true, answers };
}

/** May be left out. */
export function asks(text: string, ...answers: string[]): QuestionPlan {
  return { text, isRequired: false, answers };
}
