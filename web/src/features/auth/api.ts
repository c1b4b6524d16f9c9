export { likelyCountryId } from './likely-country.ts';
export { OpenedLink } from './opened-link.tsx';
export { useSignOutHere } from './use-sign-out-here.ts';
