import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/context.ts';
import { importClients } from './import-clients.ts';
import { undoImport } from './undo-import.ts';

/** The clients of a file, brought in at once. */
export const importFeature: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, { importClients, undoImport });
};
