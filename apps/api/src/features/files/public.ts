/** What other features may use of this one. */
export { fileJson } from './file-json.ts';
export { removeFile, smallPicture, storeFile } from './store-file.ts';
