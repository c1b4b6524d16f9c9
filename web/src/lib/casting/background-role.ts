/** Sizes of roles (reference data) that are filled by the day and in numbers. */
const BACKGROUND_TYPE_IDS = ['background', 'featured-background'];

export const isBackgroundRole = ({ talentTypeId }: { talentTypeId: string | null }): boolean =>
  talentTypeId !== null && BACKGROUND_TYPE_IDS.includes(talentTypeId);
