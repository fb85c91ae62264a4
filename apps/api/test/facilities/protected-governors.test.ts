import { readVets } from '@zampa/contract/clients/read-vets';
import { readMe } from '@zampa/contract/people/read-me';
import { removeLink } from '@zampa/contract/team/remove-link';
import { updateStaff } from '@zampa/contract/team/update-staff';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { FACILITY_ADMIN, VETERINARIAN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import { joinClinic, newColleague, newOwner, newVet, type TestPerson } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { choosePlan } from '../subscription/choose-plan.ts';
import { openAnotherClinic } from './open-another-clinic.ts';
import { canGovern, newAdmin, newSisters } from './sister-clinics.ts';

const SECRETARY = 5;

type Place = { readonly id: string };

describe('the founder of an organization', () => {
  const product = useProduct();
  const remove = (caller: TestPerson, { id }: Place, facility: Place) =>
    caller.call(removeLink, { query: { id_user: id, id_facility: facility.id } });
  const demote = (caller: TestPerson, { id }: Place, facility: Place) =>
    caller.call(updateStaff, { body: { id, FacilityId: facility.id, idRole: VETERINARIAN } });

  it('cannot be removed or demoted by the admin of a single clinic, including the first', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    const colleague = await newAdmin(product(), first.id);
    for (const [admin, place] of [
      [sister, second],
      [colleague, first],
    ] as const)
      for (const act of [remove, demote])
        await expect(act(admin, founder, place)).rejects.toMatchObject({
          status: 403,
          code: 'FORBIDDEN',
        });
    expect(await canGovern(founder, first)).toBe(true);
    expect(await canGovern(colleague, first)).toBe(false);
    // The other way round it is allowed.
    await demote(founder, colleague, first);
    await remove(founder, sister, second);
  });

  it('is marked as governor in the staff list for colleagues, but not for clients', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    const desk = await newColleague(product());
    await employ(product().pool, second.id, desk.id, { roleId: SECRETARY });
    const owner = await newOwner(product());
    await joinClinic(owner, second);
    const namedTo = async (caller: TestPerson) =>
      Object.fromEntries(
        (await caller.call(readVets, { params: { id: second.id } })).map(({ id, governs }) => [
          id,
          governs,
        ]),
      );
    const governsById = { [founder.id]: true, [sister.id]: false, [desk.id]: false };
    expect(await namedTo(sister)).toStrictEqual(governsById);
    expect(await namedTo(desk)).toStrictEqual(governsById);
    const unsaid = { [founder.id]: undefined, [sister.id]: undefined, [desk.id]: undefined };
    expect(await namedTo(owner)).toStrictEqual(unsaid);
    const { governs } = await founder.call(updateStaff, {
      body: { id: founder.id, FacilityId: first.id, species: [] },
    });
    expect(governs).toBe(true);
  });

  it('still governs when another governor opens a clinic, and receives an event', async () => {
    const founder = await newVet(product());
    await choosePlan(product(), founder, 'NETWORK');
    const partner = await newAdmin(product(), founder.facility.id);
    const socket = await openSocket(founder);
    const second = await openAnotherClinic(partner, 'Second');
    await expect
      .poll(() => socket.heard)
      .toContainEqual(['staff', { facilityId: second.id, userId: founder.id }]);
    for (const person of [founder, partner])
      for (const place of [founder.facility, second])
        expect(await canGovern(person, place)).toBe(true);
    const { facilities } = await founder.call(readMe, {});
    expect(facilities.find(({ id }) => id === second.id)).toMatchObject({
      idRole: FACILITY_ADMIN,
      governs: true,
    });
  });

  it('is the only one who can change where invoices are sent', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    const colleague = await newAdmin(product(), first.id);
    const invoicesGoTo = async () => {
      await waitForJobs(product());
      const { rows } = await product().pool.query<{ email: string }>(
        `select b.state->>'email' as email from sandbox_billing b where b.kind = 'customer' and b.id = $1`,
        [`fac_${first.id}`],
      );
      return rows.map(({ email }) => email);
    };
    const write = (caller: TestPerson, body: { facilityId: string } & Record<string, string>) =>
      caller.call(updateFacility, { body });
    const theirs = await invoicesGoTo();
    await write(colleague, { facilityId: first.id, email: 'mine@example.test' });
    await write(sister, { facilityId: second.id, email: 'mine@example.test' });
    expect(await invoicesGoTo()).toEqual(theirs);
    // Nor does it change when the founder saves something else.
    await write(founder, { facilityId: first.id, phone: '06 5555' });
    expect(await invoicesGoTo()).toEqual(theirs);
    await write(founder, { facilityId: first.id, billingEmail: 'ours@example.test' });
    expect(await invoicesGoTo()).toEqual(['ours@example.test']);
  });
});
