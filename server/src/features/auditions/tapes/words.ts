type Names = { talent: string; role: string; production: string };

/** What the team reads. */
export function newsOfTape({ talent, role, production }: Names, isLate: boolean) {
  const late = isLate ? ' It came after it was due.' : '';
  return {
    title: `${talent} sent a tape for ${role}`,
    content: `${production}: the self-tape is there to be seen.${late}`,
  };
}

/** What talent and guardian read where an agent sent it. */
export function newsOfHelp({ talent, role, production, doer }: Names & { doer: string }) {
  return {
    title: `A self-tape was sent for ${role}`,
    content: `${doer} sent a self-tape of ${talent} for ${role} in ${production}.`,
  };
}
