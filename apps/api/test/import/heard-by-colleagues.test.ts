import { importClients } from '@zampa/contract/import/import-clients';
import { undoImport } from '@zampa/contract/import/undo-import';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const SECRETARY = 5;
const twenty = Array.from({ length: 20 }, (_none, row) => ({
  firstName: 'Ida',
  lastName: `Riva ${row}`,
  email: `ida.${row}@example.test`,
}));

describe('an import and its undoing', () => {
  const product = useProduct();

  it('are heard by colleagues, by one message each; a dry run is heard by nobody', async () => {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: SECRETARY });
    const [{ heard }, other] = [
      await openSocket(colleague),
      await openSocket(await newVet(product())),
    ];
    const told = ['client', { facilityId, FamilyId: null }];
    const bring = (dryRun: boolean) =>
      vet.call(importClients, {
        query: { facilityId, properties: 'all' },
        body: { users: twenty, dryRun },
      });
    await bring(true);
    const { importId } = await bring(false);
    await expect.poll(() => heard).toEqual([told]);
    await vet.call(undoImport, { body: { importId: importId ?? '' } });
    await expect.poll(() => heard).toEqual([told, told]);
    expect(other.heard).toEqual([]);
  });
});
