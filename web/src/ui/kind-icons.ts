import type { PortfolioKind } from '@callboard/contract/portfolio-items';
import { AudioLines, FileText, Film, Image, Link2, type LucideIcon } from 'lucide-react';

export const KIND_ICONS: Record<PortfolioKind, LucideIcon> = {
  photo: Image,
  video: Film,
  audio: AudioLines,
  document: FileText,
  link: Link2,
};
