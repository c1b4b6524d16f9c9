export { DeleteCard } from './deletion/delete-card.tsx';
export { DeletionBanner } from './deletion/deletion-banner.tsx';
export { DownloadCard } from './export/download-card.tsx';
