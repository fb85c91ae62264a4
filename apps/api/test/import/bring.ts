import { readClients } from '@zampa/contract/clients/read-clients';
import { importClients, type ImportRow } from '@zampa/contract/import/import-clients';
import { undoImport } from '@zampa/contract/import/undo-import';
import type { Vet } from '@zampa/testing/people';

let files = 0;

/** The clients of a file that nobody knows. */
export function newRows(count: number): ImportRow[] {
  files += 1;
  return Array.from({ length: count }, (_none, row) => ({
    firstName: 'Ida',
    lastName: `Riva ${row}`,
    email: `ida.${files}.${row}@example.test`,
    pets: [{ name: 'Pluto', species: 'Cane', breed: 'Meticcio', birthDate: '31/12/2020' }],
  }));
}

/** Imports rows into a clinic. */
export const bring = (
  vet: Vet,
  users: ImportRow[],
  options: { readonly dryRun?: boolean; readonly importId?: string } = {},
) =>
  vet.call(importClients, {
    query: { facilityId: vet.facility.id, properties: 'all' },
    body: { users, ...options },
  });

export const undo = (vet: Vet, importId: string | null) =>
  vet.call(undoImport, { body: { importId: importId ?? '' } });

/** All clients of a clinic, as long as a test has no more than 200. */
export const clientsOf = (vet: Vet) =>
  vet.call(readClients, { params: { id: vet.facility.id }, query: { limit: 200 } });
