export const STEPS = ['what', 'who', 'roles', 'publish'] as const;
export type Step = (typeof STEPS)[number];
/** Beside the steps: a breakdown that becomes a production at once. */
export const PASTE = 'paste';

export const STEP_NAMES: Record<Step, string> = {
  what: 'What is it?',
  who: 'Who, where and when',
  roles: 'Roles',
  publish: 'Publish',
};

export const CREATE = '/productions/create';

export function neighbour(step: Step, by: 1 | -1): Step | undefined {
  const place = STEPS.indexOf(step) + by;
  return place < 0 ? undefined : STEPS[place];
}
