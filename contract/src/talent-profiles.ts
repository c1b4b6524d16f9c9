/** Who may see a profile. A minor's is never public, whatever is chosen. */
export const PROFILE_VISIBILITIES = ['public', 'professionals', 'hidden'] as const;
