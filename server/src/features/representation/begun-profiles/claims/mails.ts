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

/** To someone who has turned 18, whose profile a guardian kept. */
export function handOverMail(
  { firstName }: Pick<Claim, 'firstName'>,
  guardian: string,
  link: string,
) {
  return {
    subject: `${guardian} hands your Callboard profile over to you`,
    text: `Hello ${firstName},

you have turned 18, and ${guardian}, who has kept your profile on Callboard until now, hands it over to you. Choose a password, and it is yours:
${link}

From then on you sign in with this address, and you alone answer invitations, offers and messages. Your agents stay with you; your guardian no longer sees the profile or its messages.

The link works once, within ${TALENT_CLAIM_DAYS} days. If you do not know ${guardian}, you can ignore this mail.`,
  };
}
