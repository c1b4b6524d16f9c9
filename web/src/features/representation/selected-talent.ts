import type { RosterTalent } from '@callboard/contract/business-portfolios';
import { isJsonObject, parseJson } from '../../lib/json.ts';
import { log } from '../../lib/log.ts';

/** The entries of local storage that the specification names. */
export const TALENT_ID_ENTRY = 'selectedTalentId';
export const TALENT_DATA_ENTRY = 'selectedTalentData';

/** Whom an agent acts as. */
export type SelectedTalent = Pick<RosterTalent, 'user' | 'talentProfile'>;

/** Kept with the agent who chose, so that the next one on this machine does not act as theirs. */
export function rememberTalent({ user, talentProfile }: SelectedTalent, agentId: string): void {
  try {
    localStorage.setItem(TALENT_ID_ENTRY, talentProfile.id);
    localStorage.setItem(
      TALENT_DATA_ENTRY,
      JSON.stringify({ user, talentProfile, selectedBy: agentId }),
    );
  } catch (error) {
    // It still holds for as long as the page is open.
    log.warn('The selected talent could not be stored.', error);
  }
}

export function forgetTalent(): void {
  localStorage.removeItem(TALENT_ID_ENTRY);
  localStorage.removeItem(TALENT_DATA_ENTRY);
}

/** Nobody where the stored data is damaged or was left by another agent. */
export function findStoredTalent(agentId: string): SelectedTalent | null {
  const data = parseJson(localStorage.getItem(TALENT_DATA_ENTRY) ?? '');
  if (!isTalent(data) || data.talentProfile.id !== localStorage.getItem(TALENT_ID_ENTRY)) {
    return null;
  }
  const { user, talentProfile, selectedBy = agentId } = data;
  return selectedBy === agentId ? { user, talentProfile } : null;
}

function isTalent(value: unknown): value is SelectedTalent & { selectedBy?: unknown } {
  if (!isJsonObject(value)) return false;
  const { user, talentProfile: profile } = value;
  if (!isJsonObject(user) || !isJsonObject(profile)) return false;
  const texts = [user.id, profile.id, profile.firstName, profile.lastName];
  return texts.every((text) => typeof text === 'string');
}
