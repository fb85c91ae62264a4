import { importClients } from '@zampa/contract/import/import-clients';
import { undoImport } from '@zampa/contract/import/undo-import';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { importRows } from './import-rows.ts';
import { takeBack } from './take-back.ts';

/** The clients of a file, brought in at once. */
export const imports: Feature<Deps> = (serve) => {
  serve.forPeople(importClients, (served) => importRows(served));
  serve.forPeople(undoImport, (served) => takeBack(served));
};
