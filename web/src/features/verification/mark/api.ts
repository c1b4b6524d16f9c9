export { VerifiedMark } from './verified-mark.tsx';
export { verifiedOf } from './verified-of.ts';
