type Props = {
  /** What the address of the page holds after its `?`. */
  search: string;
  onOpen: (search: string) => void;
};

/** Keeps the search of the page, and opens others that were kept. */
export function SavedSearchesMenu(_: Props) {
  return null;
}
