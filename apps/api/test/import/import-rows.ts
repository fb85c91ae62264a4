import { readClients } from '@zampa/contract/clients/read-clients';
import { importClients, type ImportRow } from '@zampa/contract/import/import-clients';
import { undoImport } from '@zampa/contract/import/undo-import';
import type { Vet } from '@zampa/testing/people';

let files = 0;

/** Returns import rows for clients that no clinic knows, each with one pet. */
export function newImportRows(count: number): ImportRow[] {
  files += 1;
  return Array.from({ length: count }, (_none, row) => ({
    firstName: 'Ida',
    lastName: `Riva ${row}`,
    email: `ida.${files}.${row}@example.test`,
    pets: [{ name: 'Pluto', species: 'Cane', breed: 'Meticcio', birthDate: '31/12/2020' }],
  }));
}

/** Imports rows into a clinic. */
export const importRows = (
  vet: Vet,
  users: ImportRow[],
  options: { readonly dryRun?: boolean; readonly importId?: string } = {},
) =>
  vet.call(importClients, {
    query: { facilityId: vet.facility.id, properties: 'all' },
    body: { users, ...options },
  });

export const revertImport = (vet: Vet, importId: string | null) =>
  vet.call(undoImport, { body: { importId: importId ?? '' } });

/** Reads the clients of a clinic, at most 200. */
export const clientsOf = (vet: Vet) =>
  vet.call(readClients, { params: { id: vet.facility.id }, query: { limit: 200 } });
