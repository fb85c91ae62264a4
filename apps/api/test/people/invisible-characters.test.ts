import { createClient } from '@zampa/contract/clients/create-client';
import { importClients } from '@zampa/contract/import/import-clients';
import { readClients } from '@zampa/contract/clients/read-clients';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readFacilityByCode } from '@zampa/contract/facilities/read-facility-by-code';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { signIn } from '@zampa/contract/account/sign-in';
import { createPet } from '@zampa/contract/pets/create-pet';
import { readMe } from '@zampa/contract/people/read-me';
import { updateUser } from '@zampa/contract/people/update-user';
import { newOwner, newVet, newVisitor, PASSWORD, type Vet } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('invisible and direction-changing characters', () => {
  const product = useProduct();
  let vet: Vet;
  beforeAll(async () => {
    vet = await newVet(product());
  });

  it.each([
    ['firstName', 'Otto\u202E', 'Otto'],
    ['lastName', '\u2066Ros\u200Bsi\u2069', 'Rossi'],
    ['phone', '\u202A+39 333 1234567\u202C', '+39 333 1234567'],
    ['phone', '+39 333\u20131234567', '+39 333-1234567'],
    ['city', 'Ro\u00ADma', 'Roma'],
  ] as const)('are removed from the %s %j of a profile', async (field, typed, stored) => {
    const owner = await newOwner(product());
    await owner.call(updateUser, { body: { [field]: typed } });
    expect(await owner.call(readMe, {})).toMatchObject({ [field]: stored });
  });

  it('are removed from the name of a pet', async () => {
    const owner = await newOwner(product());
    const body = { FamilyId: owner.familyId, name: 'Lu\u202Ena ', SpeciesId: 1 };
    expect(await owner.call(createPet, { body })).toMatchObject({ name: 'Luna' });
  });

  it('are removed from a client entered by staff', async () => {
    const client = await vet.call(createClient, {
      body: {
        FacilityId: vet.facility.id,
        firstName: 'Ada\u200F',
        lastName: 'Bian\u200Bchi',
        email: "'mailto:ada.b@caff\u00E8.example'",
        phone: '\u202A333\u20111112223\u202C',
      },
    });
    expect(client).toMatchObject({
      firstName: 'Ada',
      lastName: 'Bianchi',
      email: 'ada.b@xn--caff-8oa.example',
      phone: '3331112223',
    });
  });

  it('are removed by an import, which stores mobile and landline numbers by their kind', async () => {
    const clinic = await newVet(product());
    await clinic.call(importClients, {
      query: { facilityId: clinic.facility.id },
      body: {
        users: [
          {
            firstName: 'Carla\u202E',
            lastName: 'Quarti',
            email: '\u2018carla.q@casa.example\u200B\u2019',
            phone: '\u202A347 555 1042\u202C',
            phone2: '06/5551042',
            pets: [{ name: 'Kira\u202E', species: 'dog' }],
          },
        ],
      },
    });
    const clients = await clinic.call(readClients, { params: { id: clinic.facility.id } });
    expect(clients).toMatchObject([
      {
        firstName: 'Carla',
        email: 'carla.q@casa.example',
        phone: '065551042',
        mobile: '3475551042',
        pets: [{ name: 'Kira' }],
      },
    ]);
  });

  it('are removed from the address of an invited colleague, and invalid addresses are refused', async () => {
    const colleague = { firstName: 'Ivo', lastName: 'Neri', idRole: 3 };
    const emails = [
      "'ivo.n@casa.example'",
      'mailto:bruno.n@casa.example',
      'carla.n@casa.example\u200B',
      'ivo@casa..example',
      '.leo@casa.example',
    ];
    const answer = await vet.call(inviteStaff, {
      query: { facilityId: vet.facility.id },
      body: { users: emails.map((email) => ({ ...colleague, email })) },
    });
    expect(answer).toMatchObject({ invited: 3 });
  });

  it('are removed from the address at sign-in', async () => {
    const owner = await newOwner(product());
    const response = await sendCall(newVisitor(product().address), signIn, {
      body: { email: `\u202A${owner.email}\u200B`, password: PASSWORD },
    });
    expect(response.status).toBe(200);
  });

  it('are removed from the code of a clinic', async () => {
    const owner = await newOwner(product());
    const { code } = vet.facility;
    const typed = `${code.slice(0, 4)}\u200B-${code.slice(4)}\u202C`;
    expect(await owner.call(readFacilityByCode, { params: { code: typed } })).toMatchObject({
      id: vet.facility.id,
    });
  });

  it('are removed from tax data, which is stored in upper case without spaces', async () => {
    const facilityId = vet.facility.id;
    const facility = await vet.call(updateFacility, {
      body: { facilityId, fiscalCode: 'vrdtto 85t10 h501l\u200B', SDI: 'm5u xcr1' },
    });
    expect(facility).toMatchObject({ fiscalCode: 'VRDTTO85T10H501L', SDI: 'M5UXCR1' });
  });
});
