/** What other features may use of this one. */
export { fileJson } from './file-json.ts';
export { deleteFile, smallPicture, storeFile } from './store-file.ts';
