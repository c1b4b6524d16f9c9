import { lazy } from 'react';

const loadTraits = () => import('./traits-section.tsx');
const loadSkills = () => import('./skills-section.tsx');
const loadCredits = () => import('./credits-section.tsx');
const loadWork = () => import('./work-section.tsx');
const loadAvailability = () => import('./availability/availability-section.tsx');

/** Sections that the page does without until they are opened; it begins with the one about oneself. */
export const TraitsSection = lazy(async () => ({ default: (await loadTraits()).TraitsSection }));
export const SkillsSection = lazy(async () => ({ default: (await loadSkills()).SkillsSection }));
export const CreditsSection = lazy(async () => ({ default: (await loadCredits()).CreditsSection }));
export const WorkSection = lazy(async () => ({ default: (await loadWork()).WorkSection }));
export const AvailabilitySection = lazy(async () => ({
  default: (await loadAvailability()).AvailabilitySection,
}));

/** While nobody is waiting. A failure shows when the section is opened. */
export function fetchLateSections(): void {
  const loads = [loadTraits, loadSkills, loadCredits, loadWork, loadAvailability];
  for (const load of loads) load().catch(() => undefined);
}
