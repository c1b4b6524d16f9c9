import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ListCards } from './lists/list-cards.tsx';
import { OneList } from './one/one-list.tsx';
import { useFollowShortlists } from './use-follow-shortlists.ts';

type Props = {
  productionId: string;
  /** Only this role's. */
  roleId?: string;
  rights: CollaboratorRights;
  /** Below the cards; an open list has the place to itself. */
  children?: ReactNode;
};

/** A production's lists as cards, or the one that the address names. */
export function Shortlists({ productionId, roleId, rights, children }: Props) {
  const { list } = useSearch({ strict: false });
  const navigate = useNavigate();
  useFollowShortlists(productionId);
  /** Back leads from a list to the lists. */
  const open = (id: string | undefined) =>
    void navigate({ to: '.', search: (before) => ({ ...before, list: id }), resetScroll: false });
  if (typeof list === 'string' && list !== '') {
    return <OneList key={list} id={list} onClose={() => open(undefined)} />;
  }
  return (
    <>
      <ListCards productionId={productionId} roleId={roleId} rights={rights} onOpen={open} />
      {children}
    </>
  );
}
