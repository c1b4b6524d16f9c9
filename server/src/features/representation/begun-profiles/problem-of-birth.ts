import type { Platform } from '../../../platform/platform.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { mayBeginMinors } from './policy.ts';

/** What is wrong with the day on which somebody is said to be born, if anything. */
export function problemOfBirth(
  { clock }: Pick<Platform, 'clock'>,
  portfolio: { verifiedAt: Date | null },
  dateOfBirth: string | null,
): string | undefined {
  if (dateOfBirth === null) return;
  if (dateOfBirth > clock.now().toISOString()) return 'This day has not come yet';
  const { isMinor } = withIsMinor(clock, { dateOfBirth });
  if (isMinor && !mayBeginMinors(portfolio)) {
    return 'Only a verified business may keep profiles of people under 18';
  }
}
