export const PRODUCTION_STATUSES = [
  'draft',
  'casting',
  'in_production',
  'wrapped',
  'on_hold',
  'cancelled',
] as const;
export const ROLE_TYPES = ['talent', 'crew'] as const;
/** What a colleague may do in a production: change it, move people, or look. */
export const COLLABORATOR_RIGHTS = ['manage', 'review', 'view'] as const;
export const PAY_KINDS = ['paid', 'low_pay', 'deferred', 'expenses_only', 'unpaid'] as const;
export const PAY_UNITS = [
  'hour',
  'half_day',
  'day',
  'week',
  'episode',
  'show',
  'flat',
  'session_plus_usage',
] as const;
