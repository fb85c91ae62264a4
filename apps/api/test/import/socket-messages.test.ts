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

describe('client import — socket messages', () => {
  const product = useProduct();

  it('sends colleagues one message per import and per undo, and none for a dry run', async () => {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: SECRETARY });
    const [{ heard }, other] = [
      await openSocket(colleague),
      await openSocket(await newVet(product())),
    ];
    const clientMessage = ['client', { facilityId, FamilyId: null }];
    const importTwenty = (dryRun: boolean) =>
      vet.call(importClients, {
        query: { facilityId, properties: 'all' },
        body: { users: twenty, dryRun },
      });
    await importTwenty(true);
    const { importId } = await importTwenty(false);
    await expect.poll(() => heard).toEqual([clientMessage]);
    await vet.call(undoImport, { body: { importId: importId ?? '' } });
    await expect.poll(() => heard).toEqual([clientMessage, clientMessage]);
    // A vet may still receive messages about their own new clinic.
    expect(JSON.stringify(other.heard)).not.toContain(facilityId);
  });
});
