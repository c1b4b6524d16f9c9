import type { FunnelStage } from '@callboard/contract/analytics';
import type { ApplicationStatus } from '@callboard/contract/application-moves';

/**
 * How far somebody came who was moved here. A no, a withdrawal or a cut role takes nobody further, and
 * nobody back.
 */
export const STAGE_OF: Record<ApplicationStatus, FunnelStage> = {
  submitted: 'applied',
  viewed: 'viewed',
  shortlisted: 'shortlisted',
  audition: 'audition',
  callback: 'audition',
  offered: 'offered',
  offer_declined: 'offered',
  booked: 'booked',
  released: 'booked',
  not_selected: 'applied',
  withdrawn: 'applied',
  role_cancelled: 'applied',
};
