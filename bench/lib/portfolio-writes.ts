import { randomUUID } from 'node:crypto';
import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';

/** A portfolio to create. Its name is its own, so that it can be told from all others. */
export type Write = { name: string; key: string | undefined };

export const NAME_START = 'Kill round';

/** Every second one has an Idempotency-Key. */
export function newWrite(round: number, writer: number, turn: number): Write {
  return {
    name: `${NAME_START} ${round}, writer ${writer}, turn ${turn}`,
    key: turn % 2 === 0 ? randomUUID() : undefined,
  };
}

/** The new portfolio's id once the whole answer has arrived, or what was answered instead. */
export type Answer = { id: string } | { refusal: string };

/** Rejects when no whole answer arrives. */
export async function send(url: string, cookie: string, { name, key }: Write): Promise<Answer> {
  const { path, method, response } = businessPortfolioEndpoints.create;
  const answer = await fetch(url + path, {
    method,
    headers: {
      cookie,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ name }),
  });
  const text = await answer.text();
  if (answer.status !== response.status) return { refusal: `${answer.status} ${text}` };
  return { id: response.schema.parse(JSON.parse(text)).id };
}
