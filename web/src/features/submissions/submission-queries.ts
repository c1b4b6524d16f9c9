import type { BodyOf } from '@callboard/contract/endpoint';
import { submissionEndpoints } from '@callboard/contract/submissions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';

type Body = BodyOf<typeof submissionEndpoints.submit>;

export const candidatesQuery = (callId: string, portfolioId: string) =>
  endpointQuery(submissionEndpoints.candidates, { params: { id: callId }, query: { portfolioId } });

export const gridQuery = (breakdownId: string, portfolioId: string) =>
  endpointQuery(submissionEndpoints.grid, { params: { id: breakdownId }, query: { portfolioId } });

/** Everything that shows who was submitted to what. */
const ABOUT_SUBMISSIONS = [['/api/applications'], ['/api/casting-calls'], ['/api/breakdowns']];

export function useSubmit(portfolioId: string) {
  const queries = useQueryClient();
  const sent = useRef({ content: '', key: '' });
  return useMutation({
    mutationFn: (submissions: Body['submissions']) => {
      const body = { portfolioId, submissions };
      const content = JSON.stringify(body);
      // The same for the same content, so that sending it again after a failure sends it once.
      if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
      const idempotencyKey = sent.current.key;
      return call(submissionEndpoints.submit, { body }, { idempotencyKey });
    },
    onSettled: () =>
      Promise.all(ABOUT_SUBMISSIONS.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
