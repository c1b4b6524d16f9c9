import { tidySearch } from '@callboard/contract/search-text';

/** What stands after the `?`, so that the same search is the same text. */
export function searchKey(text: string): string {
  return new URLSearchParams(tidySearch(new URLSearchParams(text))).toString();
}

/** The order that results come in is nothing to look for. */
export function looksForSomething(text: string): boolean {
  return [...new URLSearchParams(text).keys()].some((name) => name !== 'sort');
}

/** What was typed is often what one would call it. */
export function suggestName(text: string): string {
  return new URLSearchParams(text).get('q') ?? '';
}
