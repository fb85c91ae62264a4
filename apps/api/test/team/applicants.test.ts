import { readApplicants } from '@zampa/contract/team/read-applicants';
import { acceptApplicant } from '@zampa/contract/team/accept-applicant';
import { removeLink } from '@zampa/contract/team/remove-link';
import { updateStaff } from '@zampa/contract/team/update-staff';
import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { readMe } from '@zampa/contract/people/read-me';
import { joinFacility } from '@zampa/contract/clients/join-facility';
import { employ } from '@zampa/testing/memberships';
import {
  newColleague,
  newVet,
  type TestAccount,
  type TestPerson,
  type Vet,
} from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const [ORGANIZATION_ADMIN, VETERINARIAN, SECRETARY, FAMILY_ADMIN] = [2, 3, 5, 9];

describe('POST /api/users/link — request to join a clinic by its code', () => {
  const product = useProduct();
  const requestToJoin = (person: TestPerson, { facility }: Vet) =>
    person.call(joinFacility, { body: { facilityCode: facility.code, userId: person.id } });
  const applicantsOf = (vet: Vet, person: TestAccount = vet) =>
    person.call(readApplicants, { params: { id: vet.facility.id } });
  const accept = (person: TestAccount, { facility }: Vet, id: string, idRole = SECRETARY) =>
    person.call(acceptApplicant, { body: { id, FacilityId: facility.id, idRole } });
  const refuse = (person: TestAccount, { facility }: Vet, id: string) =>
    person.call(removeLink, { query: { id_user: id, id_facility: facility.id } });

  it('gives no rights until an admin accepts, and both sides are notified immediately', async () => {
    const [vet, nina] = [await newVet(product()), await newColleague(product(), 'Nina')];
    const [clinic, asking] = [await openSocket(vet), await openSocket(nina)];
    const { id, name } = vet.facility;
    const pendingFacility = { id, name, city: null, image: null };
    expect(await requestToJoin(nina, vet)).toEqual(pendingFacility);
    expect(await requestToJoin(nina, vet)).toEqual(pendingFacility);
    await expect
      .poll(() => clinic.heard)
      .toContainEqual(['staff', { facilityId: id, userId: nina.id }]);
    expect(await applicantsOf(vet)).toMatchObject([{ id: nina.id, firstName: 'Nina' }]);
    expect(await nina.call(readMe, {})).toMatchObject({
      facilities: [],
      pendingFacilities: [pendingFacility],
    });
    expect(await nina.call(readFacilities, { query: { facilityId: id } })).toEqual([]);
    await expect(applicantsOf(vet, nina)).rejects.toMatchObject({ status: 404 });

    expect(await accept(vet, vet, nina.id)).toMatchObject({ id: nina.id, idRole: SECRETARY });
    const heard = () => asking.heard.map(([heardName]) => heardName).toSorted();
    await expect.poll(heard).toEqual(['notification', 'staff', 'staff']);
    expect(await nina.call(readMe, {})).toMatchObject({
      facilities: [{ id, idRole: SECRETARY }],
      pendingFacilities: [],
    });
    expect(await applicantsOf(vet)).toEqual([]);
    await expect(accept(vet, vet, nina.id)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    // A request of a member is ignored.
    await requestToJoin(nina, vet);
    expect(await applicantsOf(vet)).toEqual([]);
  });

  it('can be declined or withdrawn, and sent again', async () => {
    const [vet, nina] = [await newVet(product()), await newColleague(product())];
    for (const person of [vet, nina]) {
      await requestToJoin(nina, vet);
      expect(await applicantsOf(vet)).toHaveLength(1);
      await refuse(person, vet, nina.id);
      expect(await applicantsOf(vet)).toEqual([]);
      expect((await nina.call(readMe, {})).pendingFacilities).toEqual([]);
    }
    await expect(accept(vet, vet, nina.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('can be answered only by an admin of that clinic, with a role they can assign', async () => {
    const [vet, other, nina, colleague] = [
      await newVet(product()),
      await newVet(product()),
      await newColleague(product()),
      await newColleague(product()),
    ];
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    await requestToJoin(nina, vet);
    await expect(applicantsOf(vet, colleague)).rejects.toMatchObject({ status: 403 });
    await expect(accept(colleague, vet, nina.id)).rejects.toMatchObject({ status: 403 });
    await expect(accept(nina, vet, nina.id)).rejects.toMatchObject({ status: 403 });
    await expect(accept(other, vet, nina.id)).rejects.toMatchObject({ status: 404 });
    await expect(accept(vet, vet, nina.id, ORGANIZATION_ADMIN)).rejects.toMatchObject({
      status: 403,
    });
    await expect(accept(vet, vet, nina.id, FAMILY_ADMIN)).rejects.toMatchObject({
      fields: [{ field: 'idRole', code: 'invalid_role' }],
    });
    const body = { id: nina.id, FacilityId: vet.facility.id, idRole: SECRETARY };
    await expect(vet.call(updateStaff, { body })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await applicantsOf(vet)).toMatchObject([{ id: nina.id }]);
  });

  it('is accepted once by ten concurrent answers', async () => {
    const [vet, nina] = [await newVet(product()), await newColleague(product())];
    await requestToJoin(nina, vet);
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => accept(vet, vet, nina.id)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('limits attempts with unknown codes', async () => {
    const nina = await newColleague(product());
    const guess = () =>
      nina.call(joinFacility, { body: { facilityCode: 'AAAAAAAA', userId: nina.id } });
    for (let tries = 0; tries < 10; tries += 1)
      await expect(guess()).rejects.toMatchObject({ code: 'FACILITY_CODE_UNKNOWN' });
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
