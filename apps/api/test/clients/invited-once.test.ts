import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { readMe } from '@zampa/contract/people/read-me';
import { join } from '@zampa/testing/people';
import { type RefusedCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import {
  acceptLink,
  answer,
  clientsOf,
  invite,
  inviting,
  tokenOf,
  writtenDown,
} from './invited.ts';

const CONFLICT = { status: 409, code: 'STATUS_CONFLICT' };

describe('an invitation that is answered more than once', () => {
  const product = useProduct();
  const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    outcomes
      .map((each) => (each.status === 'fulfilled' ? '' : (each.reason as RefusedCall).code))
      .toSorted();

  async function invited() {
    const clinic = await writtenDown(product());
    await invite(clinic.vet, clinic.record);
    return { ...clinic, token: await tokenOf(clinic.vet) };
  }
  async function expectOnce({ vet, owner }: Awaited<ReturnType<typeof invited>>) {
    expect(await clientsOf(vet)).toMatchObject([
      { userId: owner.id, FamilyId: owner.familyId, status: 'ACTIVE', pets: [{ name: 'Kira' }] },
    ]);
    const me = await owner.call(readMe, {});
    expect([me.families.length, me.pets.length, me.vetFacilities.length]).toEqual([1, 1, 1]);
    expect(await inviting(owner)).toEqual([]);
    const query = { facilityId: vet.facility.id };
    expect(await vet.call(readInvitations, { query })).toEqual([]);
    const accepted = `status = 'ACCEPTED' and facility_id = $1`;
    expect(await countOf(product(), 'invitations', accepted, [vet.facility.id])).toBe(1);
  }

  it('counts once from ten devices at the same moment', async () => {
    const clinic = await invited();
    const { owner, vet } = clinic;
    const presses = Array.from({ length: 10 }, () => answer(owner, vet, 'ACTIVE'));
    const codes = codesOf(await Promise.allSettled(presses));
    expect(codes).toEqual(['', ...Array<string>(9).fill('STATUS_CONFLICT')]);
    await expectOnce(clinic);
  });

  it('counts once in the app, by the link and by the code at the same moment', async () => {
    const clinic = await invited();
    const { owner, vet, token } = clinic;
    const [app, link, code] = await Promise.allSettled([
      answer(owner, vet, 'ACTIVE'),
      acceptLink(owner, token),
      join(owner, vet.facility),
    ]);
    expect(code?.status).toBe('fulfilled');
    const others = codesOf([app, link].flatMap((each) => each ?? []));
    for (const each of others) expect(['', 'STATUS_CONFLICT']).toContain(each);
    await expectOnce(clinic);
  });

  it('counts as it was first answered: the link after the app, and the app after the link', async () => {
    const [first, second] = [await invited(), await invited()];
    await answer(first.owner, first.vet, 'ACTIVE');
    await expect(acceptLink(first.owner, first.token)).rejects.toMatchObject(CONFLICT);
    await expect(answer(first.owner, first.vet, 'ACTIVE')).rejects.toMatchObject(CONFLICT);
    await expectOnce(first);
    await acceptLink(second.owner, second.token);
    for (const status of ['ACTIVE', 'IGNORED'] as const)
      await expect(answer(second.owner, second.vet, status)).rejects.toMatchObject(CONFLICT);
    await expectOnce(second);
  });

  it('gives the first answer again to the same press that is sent again', async () => {
    const clinic = await invited();
    const { owner, vet } = clinic;
    const press = () =>
      owner.call(updateClientStatus, {
        body: { userId: owner.id, facilityId: vet.facility.id, status: 'ACTIVE' },
        headers: { 'idempotency-key': 'pressed-once' },
      });
    expect(await press()).toEqual(await press());
    await expectOnce(clinic);
  });
});
