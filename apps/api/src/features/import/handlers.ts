// Made by `npm run generate` from the files that are named here.
export { importClients } from './import-clients.ts';
export { undoImport } from './undo-import.ts';
