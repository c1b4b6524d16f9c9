import type { RosterTalent } from '@callboard/contract/business-portfolios';
import { isJsonObject, parseJson } from '../../lib/json.ts';
import { log } from '../../lib/log.ts';

/** The entries of local storage that the specification names. */
export const TALENT_ID_ENTRY = 'selectedTalentId';
export const TALENT_DATA_ENTRY = 'selectedTalentData';

/** Whom an agent acts as. */
export type SelectedTalent = Pick<RosterTalent, 'user' | 'talentProfile'>;

type Chosen = {
  talent: SelectedTalent;
  agentId: string;
  /** Not known until the portfolios have come; then what is stored stays. */
  portfolioId: string | undefined;
};

/**
 * Kept with the agent who chose, so that the next one on this machine does not act as theirs, and with
 * the portfolio they worked in, which a talent of their second one would not be found without.
 */
export function rememberTalent({ talent, agentId, portfolioId }: Chosen): void {
  const { user, talentProfile } = talent;
  try {
    const selectedIn = portfolioId ?? findStoredPortfolioId(agentId);
    localStorage.setItem(TALENT_ID_ENTRY, talentProfile.id);
    localStorage.setItem(
      TALENT_DATA_ENTRY,
      JSON.stringify({ user, talentProfile, selectedBy: agentId, selectedIn }),
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
  const stored = findStored(agentId);
  return stored && { user: stored.user, talentProfile: stored.talentProfile };
}

/** In which portfolio the agent acted as the stored talent. */
export function findStoredPortfolioId(agentId: string): string | undefined {
  const selectedIn = findStored(agentId)?.selectedIn;
  return typeof selectedIn === 'string' ? selectedIn : undefined;
}

type Stored = SelectedTalent & { selectedBy?: unknown; selectedIn?: unknown };

function findStored(agentId: string): Stored | null {
  const data = parseJson(localStorage.getItem(TALENT_DATA_ENTRY) ?? '');
  if (!isTalent(data) || data.talentProfile.id !== localStorage.getItem(TALENT_ID_ENTRY)) {
    return null;
  }
  const { selectedBy = agentId } = data;
  return selectedBy === agentId ? data : null;
}

function isTalent(value: unknown): value is Stored {
  if (!isJsonObject(value)) return false;
  const { user, talentProfile: profile } = value;
  if (!isJsonObject(user) || !isJsonObject(profile)) return false;
  const texts = [user.id, profile.id, profile.firstName, profile.lastName];
  return texts.every((text) => typeof text === 'string');
}
