import { defineFeature } from '../../feature.ts';
import { importClients } from './import-clients.ts';
import { undoImport } from './undo-import.ts';

/** The clients of a file, brought in at once. */
export const importFeature = defineFeature({
  calls: {
    forPeople: { importClients, undoImport },
  },
});
