import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { LogoField } from '../logo-field.tsx';
import { useLogo } from '../portfolio-changes.ts';

/** A logo is saved as soon as it is chosen. */
export function LogoCard({ portfolio: { id, logoUrl } }: { portfolio: PortfolioDetail }) {
  const { set, remove } = useLogo(id);
  return (
    <Card>
      <LogoField
        logoUrl={logoUrl}
        isPending={set.isPending || remove.isPending}
        error={(set.error ?? remove.error)?.message}
        onChoose={(logo) => {
          remove.reset();
          set.mutate(logo, { onSuccess: () => void toast({ title: 'Logo saved' }) });
        }}
        onRemove={() => {
          set.reset();
          remove.mutate(undefined, { onSuccess: () => void toast({ title: 'Logo removed' }) });
        }}
      />
    </Card>
  );
}
