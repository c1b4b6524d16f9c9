export const VERIFICATION_KINDS = ['professional', 'identity'] as const;
export const VERIFICATION_REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const;
