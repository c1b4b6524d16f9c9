import type { Offer } from '@callboard/contract/plans';

/** What is promised above the prices. */
export const PROMISES: Record<Offer, string> = {
  talent:
    'Everything that gets you cast is free and stays free. Pro adds figures and room; it never buys a better place.',
  agency:
    'Everything that gets your talents cast is free and stays free. Pro adds figures, room and your name; it never buys a better place.',
  client:
    'Everything it takes to cast is free and stays free. Pro adds reports and your name on what you send.',
};

/** Whom one plan covers. */
export const COVERS: Record<Offer, string> = {
  talent: 'One price for your profile, and for those of children you look after.',
  agency: 'One price for the whole team and every talent on the roster.',
  client: 'One price for everyone in your company.',
};

/** What happens when Pro has ended: nothing is taken away that was put here. */
export const AFTER_PRO: Record<Offer, string> = {
  talent:
    'Nothing is deleted. Analytics close; photos and films beyond the free room stay, but no more can be added. Applying and being found go on as before.',
  agency:
    'Nothing is deleted. Analytics close, and résumés no longer carry your name; your talents’ photos and films beyond the free room stay, but no more can be added. Submitting goes on as before.',
  client:
    'Nothing is deleted. Reports close, and contact sheets no longer carry your company’s name. Productions and calls go on as before.',
};
