/** Sending files to the server, for whatever screen has a use for them. */
export { ChooseButton } from './choose-button.tsx';
export { acceptedOf, type KnownFile } from './file-kinds.ts';
export { followMedia, mediaQuery } from './follow-media.ts';
export { forgetUpload } from './forget-upload.ts';
export { MediaDrop } from './media-drop.tsx';
export { refusals } from './refusals.ts';
export { RefusedList } from './refused-list.tsx';
export { UploadList } from './upload-list.tsx';
export { UploadRow } from './upload-row.tsx';
export { sizeText } from './upload-words.ts';
export { uploads, useUpload, useUploads } from './uploads.ts';
export { useFileCheck } from './use-file-check.ts';
