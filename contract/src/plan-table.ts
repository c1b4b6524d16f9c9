import { MEDIA_PLANS } from './limits.ts';
import type { Offer } from './plans.ts';

/** A line of the table of plans: what each holds, or whether it is there at all. */
export type PlanLine = { name: string; free: string | boolean; pro: string | boolean };

/** Never sold, on any plan: being seen, being heard and knowing where one stands. */
export const ALWAYS_FREE: Record<Offer, readonly string[]> = {
  talent: [
    'Your whole profile, found in every search by the same rules as everyone’s',
    'Applying to any call, as often as you like',
    'Self-tapes, auditions, messages and offers',
    'Where each of your applications stands',
    'The PDF of your résumé and all your data as a download',
  ],
  agency: [
    'Your roster and your team, however large',
    'Submitting any talent to any call',
    'Auditions, messages, holds and offers',
    'Where each submission stands',
  ],
  client: [
    'Productions, roles and calls without a limit',
    'Every application, the board and the tray of answers',
    'The talent search with all filters',
    'Auditions, holds, offers and shared shortlists',
  ],
};

const gigabytes = (bytes: number) => `${bytes / 1024 ** 3} GB`;
const MEDIA_LINES: readonly PlanLine[] = [
  {
    name: 'Room for photos, films and papers',
    free: gigabytes(MEDIA_PLANS.free.bytes),
    pro: gigabytes(MEDIA_PLANS.pro.bytes),
  },
  {
    name: 'Photos in the gallery',
    free: String(MEDIA_PLANS.free.galleryPhotos),
    pro: String(MEDIA_PLANS.pro.galleryPhotos),
  },
  {
    name: 'Films, sounds and links in the portfolio',
    free: String(MEDIA_PLANS.free.portfolioItems),
    pro: String(MEDIA_PLANS.pro.portfolioItems),
  },
];

/** What each plan includes beside what is always free. */
export const PLAN_TABLE: Record<Offer, readonly PlanLine[]> = {
  talent: [
    { name: 'Analytics: views, searches, media, what is missing', free: false, pro: true },
    { name: 'Analytics as a CSV file', free: false, pro: true },
    ...MEDIA_LINES,
    { name: 'Résumé PDF without the Callboard line', free: false, pro: true },
  ],
  agency: [
    { name: 'Analytics of each talent and of the whole roster', free: false, pro: true },
    { name: 'Analytics as a CSV file', free: false, pro: true },
    ...MEDIA_LINES.map((line) => ({ ...line, name: `${line.name}, for each talent` })),
    { name: 'Résumé PDFs under the agency’s name', free: false, pro: true },
  ],
  client: [
    { name: 'Reports: time to fill, funnel, reply rate, time to answer', free: false, pro: true },
    { name: 'Reports as a CSV file', free: false, pro: true },
    { name: 'Contact sheets under the company’s name', free: false, pro: true },
  ],
};
