import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { readClients } from '@zampa/contract/clients/read-clients';
import { signIn } from '@zampa/contract/account/sign-in';
import { employ } from '@zampa/testing/memberships';
import { newColleague, PASSWORD, openSession, type TestAccount } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { at, book, newOpenClinic } from '../appointments/clinic.ts';
import { requestDeletion, runDueErasures } from '../privacy/account-erasure.ts';
import { useProduct } from '../product.ts';

const CONSULTANT = 6;

describe('a client whose account is being deleted', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  async function newBookedClient() {
    const clinic = await newOpenClinic(product());
    await book(clinic.vet, clinic.visitId, { start: at(now(), 3) });
    return clinic;
  }

  const cardOf = async (caller: TestAccount, facilityId: string) =>
    (
      await caller.call(readClients, { params: { id: facilityId }, query: { status: 'ACTIVE' } })
    )[0];
  const bookedClient = async (caller: TestAccount, facilityId: string) => {
    const days = { from: at(now(), 0).slice(0, 10), to: at(now(), 9).slice(0, 10) };
    const [event] = await caller.call(readCalendar, { query: { facilityId, ...days } });
    return event?.client;
  };

  it('is marked as closing on the card and the booking until they sign in again', async () => {
    const { vet, owner, facilityId } = await newBookedClient();
    expect(await cardOf(vet, facilityId)).toMatchObject({ status: 'ACTIVE', closing: false });
    expect(await bookedClient(vet, facilityId)).toMatchObject({ closing: false });
    await requestDeletion(owner);
    expect(await cardOf(vet, facilityId)).toMatchObject({ status: 'ACTIVE', closing: true });
    expect(await bookedClient(vet, facilityId)).toMatchObject({ id: owner.id, closing: true });
    const body = { email: owner.email, password: PASSWORD };
    await sendCall({ address: owner.address, ip: owner.ip }, signIn, { body });
    expect(await cardOf(vet, facilityId)).toMatchObject({ closing: false });
    expect(await bookedClient(vet, facilityId)).toMatchObject({ closing: false });
  });

  it('is no longer marked as closing once the account is deleted', async () => {
    const { vet, owner, facilityId } = await newBookedClient();
    await requestDeletion(owner);
    await runDueErasures(product());
    const query = { status: 'REMOVED' } as const;
    const back = await openSession(vet, vet.email);
    const [deletedClient] = await back.call(readClients, { params: { id: facilityId }, query });
    expect(deletedClient).toMatchObject({ closing: false, phone: null });
  });

  it('is not marked for a clinic that sees only its own record, nor for staff who cannot see the card', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId, facilityId, pet } = clinic;
    const consultant = await newColleague(product());
    await employ(product().pool, facilityId, consultant.id, { roleId: CONSULTANT });
    await book(vet, visitId, { start: at(now(), 3), resource: consultant.id });
    // The visit is unassigned: the consultant sees the client's name, but not the card.
    await product().pool.query('update conversations set assignee_id = null where id = $1', [
      visitId,
    ]);
    await requestDeletion(owner);
    const seen = await bookedClient(consultant, facilityId);
    expect(seen).toMatchObject({ id: owner.id });
    expect(seen?.closing).toBeUndefined();
    await product().pool.query(
      `update facility_clients set contact = '{"firstName": "Ida", "lastName": "Riva"}'
      where facility_id = $1 and family_id = $2`,
      [facilityId, pet.FamilyId],
    );
    expect(await cardOf(vet, facilityId)).toMatchObject({ firstName: 'Ida', closing: false });
    expect(await bookedClient(vet, facilityId)).toMatchObject({ closing: false });
  });
});
