import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { readClients } from '@zampa/contract/clients/read-clients';
import { signIn } from '@zampa/contract/account/sign-in';
import { employ } from '@zampa/testing/memberships';
import { newColleague, PASSWORD, signedIn, type TestAccount } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { at, book, newOpenClinic } from '../appointments/clinic.ts';
import { askToLeave, letTimePass } from '../privacy/leaving.ts';
import { useProduct } from '../product.ts';

const CONSULTANT = 6;

describe('a client who is closing their account', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  async function booked() {
    const clinic = await newOpenClinic(product());
    await book(clinic.vet, clinic.visitId, { start: at(now(), 3) });
    return clinic;
  }

  const cardOf = async (by: TestAccount, facilityId: string) =>
    (await by.call(readClients, { params: { id: facilityId }, query: { status: 'ACTIVE' } }))[0];
  const bookedClient = async (by: TestAccount, facilityId: string) => {
    const days = { from: at(now(), 0).slice(0, 10), to: at(now(), 9).slice(0, 10) };
    const [event] = await by.call(readCalendar, { query: { facilityId, ...days } });
    return event?.client;
  };

  it('is said to be at the card and at the booking, until that is taken back', async () => {
    const { vet, owner, facilityId } = await booked();
    expect(await cardOf(vet, facilityId)).toMatchObject({ status: 'ACTIVE', closing: false });
    expect(await bookedClient(vet, facilityId)).toMatchObject({ closing: false });
    await askToLeave(owner);
    expect(await cardOf(vet, facilityId)).toMatchObject({ status: 'ACTIVE', closing: true });
    expect(await bookedClient(vet, facilityId)).toMatchObject({ id: owner.id, closing: true });
    const body = { email: owner.email, password: PASSWORD };
    await sendCall({ address: owner.address, ip: owner.ip }, signIn, { body });
    expect(await cardOf(vet, facilityId)).toMatchObject({ closing: false });
    expect(await bookedClient(vet, facilityId)).toMatchObject({ closing: false });
  });

  it('is not said to be once the account is gone', async () => {
    const { vet, owner, facilityId } = await booked();
    await askToLeave(owner);
    await letTimePass(product());
    const query = { status: 'REMOVED' } as const;
    const back = await signedIn(vet, vet.email);
    const [gone] = await back.call(readClients, { params: { id: facilityId }, query });
    expect(gone).toMatchObject({ closing: false, phone: null });
  });

  it('is not told to the clinic that knows only what it typed, nor to who may not see the card', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId, facilityId, pet } = clinic;
    const consultant = await newColleague(product());
    await employ(product().pool, facilityId, consultant.id, { roleId: CONSULTANT });
    await book(vet, visitId, { start: at(now(), 3), resource: consultant.id });
    // A visit of theirs that is assigned to nobody: they see whose it is, and no card.
    await product().pool.query('update conversations set assignee_id = null where id = $1', [
      visitId,
    ]);
    await askToLeave(owner);
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
