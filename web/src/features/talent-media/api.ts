/** The editor's section for photos and work; fetched when it is opened. */
export { MediaSection } from './media-section.tsx';
