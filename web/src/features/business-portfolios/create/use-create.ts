import type { PortfolioForm } from '@callboard/contract/business-portfolios';
import { TEXTS } from '@callboard/contract/texts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/toast-store.ts';
import { createPortfolio, refreshPortfolio, sendLogo } from '../portfolio-changes.ts';
import { type Portfolio, portfoliosQuery } from '../portfolio-queries.ts';
import { useSwitchPortfolio } from '../use-switch-portfolio.ts';

const CREATED = TEXTS.businessPortfolio.created;
const FAILED = TEXTS.businessPortfolio.createFailed;

/** Creates a portfolio and selects it. Says how it went, and returns what went wrong. */
export function useCreate() {
  const queries = useQueryClient();
  const switchTo = useSwitchPortfolio();
  /** Sent again after a lost answer, it is still one portfolio. */
  const attempt = useRef({ key: crypto.randomUUID(), form: '' });

  return async (form: PortfolioForm, logo: File | null): Promise<Error | undefined> => {
    const sent = JSON.stringify(form);
    if (attempt.current.form !== sent) attempt.current = { key: crypto.randomUUID(), form: sent };
    try {
      const portfolio = await createPortfolio(form, attempt.current.key);
      addToList(queries, portfolio);
      await switchTo(portfolio);
      const fault = logo === null ? undefined : await faultOf(sendLogo(portfolio.id, logo));
      void refreshPortfolio(queries, portfolio.id);
      if (fault === undefined) toast(CREATED);
      else toast({ title: 'Created without its logo', description: fault, variant: 'destructive' });
      return undefined;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error('');
      const description = wordsOf(failure) || FAILED.description;
      toast({ ...FAILED, description, variant: 'destructive' });
      return failure;
    }
  };
}

/** Nothing where the server refused without a word. */
function wordsOf(error: Error): string {
  return error instanceof ApiError && error.body === '' ? '' : error.message;
}

async function faultOf(sending: Promise<unknown>): Promise<string | undefined> {
  try {
    await sending;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'Please try again in the business info.';
  }
}

/** Known at once, so that it can be selected before the list was read anew. */
function addToList(queries: QueryClient, portfolio: Portfolio): void {
  queries.setQueryData(
    portfoliosQuery.queryKey,
    (known) => known && { ...known, owned: [...known.owned, portfolio] },
  );
}
