import type { Offer } from '@callboard/contract/plans';

/** Whose plan it is: by its id a talent's user, an agency's portfolio or a client's company. */
export type Holder = { offer: Offer; id: string };

/** The same as the tables keep it. */
export type HolderColumns = {
  userId: string | null;
  portfolioId: string | null;
  companyId: string | null;
};

export function columnsOf({ offer, id }: Holder): HolderColumns {
  return {
    userId: offer === 'talent' ? id : null,
    portfolioId: offer === 'agency' ? id : null,
    companyId: offer === 'client' ? id : null,
  };
}

export function holderOf(row: HolderColumns & { offer: Offer }): Holder {
  const id = row.userId ?? row.portfolioId ?? row.companyId;
  if (id === null) throw new Error('a plan of nobody');
  return { offer: row.offer, id };
}

const TARGETS = { talent: 'user', agency: 'business-portfolio', client: 'client-company' } as const;

/** As the audit trail names it. */
export function targetOf({ offer, id }: Holder) {
  return { kind: TARGETS[offer], id };
}

/** Where its plan is looked after. */
export function planPageOf({ offer, id }: Holder): `/${string}` {
  return offer === 'agency' ? `/go-pro?portfolioId=${id}` : '/go-pro';
}
