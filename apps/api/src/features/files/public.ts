/** Exports for other features. */
export { fileJson } from './file-json.ts';
export { deleteFile, smallPictureUrl, storeFile } from './store-file.ts';
export { spendRefusedUpload } from './unstored-uploads.ts';
