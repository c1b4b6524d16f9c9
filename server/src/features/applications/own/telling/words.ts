type Names = {
  talent: string;
  /** Whoever did it, where it was not the talent. */
  doer: string | undefined;
  role: string;
  production: string;
};

/** What a talent's own side reads of each other's doings. */
export function newsOfOwnAct(to: 'submitted' | 'withdrawn', names: Names) {
  const { talent, doer, role, production } = names;
  const what = `${role} in ${production}`;
  if (to === 'submitted') {
    return doer === undefined
      ? { title: `${talent} applied for ${role}`, content: `${talent} applied for ${what}.` }
      : {
          title: `${talent} was submitted for ${role}`,
          content: `${doer} submitted ${talent} for ${what}.`,
        };
  }
  return doer === undefined
    ? { title: `${talent} withdrew from ${role}`, content: `${talent} withdrew from ${what}.` }
    : {
        title: `${talent} was withdrawn from ${role}`,
        content: `${doer} withdrew ${talent} from ${what}.`,
      };
}

/** What talent and guardian read of what others did to an application of theirs. */
export function newsOfHelp(
  act: 'confirmed' | 'tape-sent',
  { talent, doer, role, production }: Names,
) {
  const what = `${role} in ${production}`;
  return act === 'confirmed'
    ? {
        title: `The changed terms of ${role} were confirmed`,
        content: `${doer} confirmed the changed terms of ${what} for ${talent}.`,
      }
    : {
        title: `A self-tape was sent for ${role}`,
        content: `${doer} sent a self-tape of ${talent} for ${what}.`,
      };
}

/** What a team reads when someone goes whom they had offered the role to or booked. */
export function newsOfLoss(
  from: 'offered' | 'booked',
  { talent, role, production }: Pick<Names, 'talent' | 'role' | 'production'>,
  reason: string | null,
) {
  const stood = from === 'booked' ? 'was booked' : 'had an offer';
  const why = reason === null ? '' : ` They say: ${reason}`;
  return {
    title: `${talent} withdrew from ${role}`,
    content: `${talent} ${stood} for ${role} in ${production} and has withdrawn.${why}`,
  };
}
