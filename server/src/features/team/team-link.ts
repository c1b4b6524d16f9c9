/** Names the portfolio: whoever follows it may be looking at another of theirs. */
export function teamLink(portfolioId: string): `/${string}` {
  return `/team-members?portfolioId=${portfolioId}`;
}
