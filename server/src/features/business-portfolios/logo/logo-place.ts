import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import { fillPath } from '@callboard/contract/endpoint';
import { fileVersion } from '../../../platform/storage/file-version.ts';

/** Where in the file storage the logos of one portfolio lie. */
export function logoFolderOf(portfolioId: string): string {
  return `business-logos/${portfolioId}`;
}

/** Where a logo is asked for, under an address that changes with it. */
export function logoUrlOf({ id, logoKey }: { id: string; logoKey: string | null }): string | null {
  if (logoKey === null) return null;
  return fillPath(businessPortfolioEndpoints.logo.path, { id }, { v: fileVersion(logoKey) });
}
