import { TALENT_CLAIM_DAYS } from '@callboard/contract/talent-claims';

type Claim = { firstName: string; lastName: string; isMinor: boolean };

/** Holds for those with an account and those without: who sends it must not learn which. */
export function claimMail({ firstName, lastName, isMinor }: Claim, agency: string, link: string) {
  const name = `${firstName} ${lastName}`;
  const whose = isMinor ? `${name}, whose parent or guardian you are` : `you, ${name}`;
  const theirs = isMinor ? "It is kept by a parent's or guardian's account" : 'It is yours';
  return {
    subject: isMinor
      ? `${agency} represents ${name} on Callboard`
      : `${agency} represents you on Callboard`,
    text: `${agency} has begun a profile on Callboard, where productions cast, for ${whose}.

${theirs}: look at it, make an account, or sign in if you have one with this address:
${link}

The link works once, within ${TALENT_CLAIM_DAYS} days. From then on you see whatever your agency does there, and you can end the representation at any time. If you do not know ${agency}, you can ignore this mail.`,
  };
}
