import type { PortfolioKind } from '@callboard/contract/portfolio-items';
import { AudioLines, FileText, Image, Link2, type LucideIcon, Video } from 'lucide-react';

export const KIND_ICONS: Record<PortfolioKind, LucideIcon> = {
  photo: Image,
  video: Video,
  audio: AudioLines,
  document: FileText,
  link: Link2,
};
