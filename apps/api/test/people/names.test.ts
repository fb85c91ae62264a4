import { signUp } from '@zampa/contract/account/sign-up';
import { createClient } from '@zampa/contract/clients/create-client';
import { updateClient } from '@zampa/contract/clients/update-client';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { createUser } from '@zampa/contract/people/create-user';
import { readMe } from '@zampa/contract/people/read-me';
import { updateUser } from '@zampa/contract/people/update-user';
import {
  newAccount,
  newOwner,
  newVet,
  newVisitor,
  PASSWORD,
  type Vet,
} from '@zampa/testing/people';
import { type AnyInput, sendCall } from '@zampa/testing/send-call';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallDefinition } from '@zampa/contract/call';
import { useProduct } from '../product.ts';

const NAME = 'URGENT: https://evil.example/login';
const VERDI = { firstName: 'Nina', lastName: 'Verdi', email: 'nina@example.test' };

describe('names that contain a web address', () => {
  const product = useProduct();
  let vet: Vet;
  let clientId: string;
  beforeAll(async () => {
    vet = await newVet(product());
    const body = { ...VERDI, FacilityId: vet.facility.id };
    clientId = (await vet.call(createClient, { body })).id;
  });

  type Case = readonly [string, CallDefinition, string, () => AnyInput];
  const cases: readonly Case[] = [
    ['a profile', updateUser, 'firstName', () => ({ body: { firstName: NAME } })],
    ['a profile', updateUser, 'lastName', () => ({ body: { lastName: NAME } })],
    [
      'a client entered by staff',
      createClient,
      'firstName',
      () => ({ body: { ...VERDI, FacilityId: vet.facility.id, firstName: NAME } }),
    ],
    [
      'a client entered by staff',
      createClient,
      'lastName',
      () => ({ body: { ...VERDI, FacilityId: vet.facility.id, lastName: NAME } }),
    ],
    [
      'a client record',
      updateClient,
      'lastName',
      () => ({ body: { id: clientId, FacilityId: vet.facility.id, lastName: NAME } }),
    ],
    [
      'an invited client',
      inviteClients,
      'users.0.firstName',
      () => ({
        query: { facilityId: vet.facility.id },
        body: { users: [{ ...VERDI, firstName: NAME }] },
      }),
    ],
    [
      'an invited colleague',
      inviteStaff,
      'users.0.lastName',
      () => ({
        query: { facilityId: vet.facility.id },
        body: { users: [{ ...VERDI, idRole: 3, lastName: NAME }] },
      }),
    ],
  ];

  it.each(cases)('are rejected in %s', async (_what, call, field, input) => {
    expect(await vet.send(call, input())).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION', errors: [{ field, code: 'web_address' }] },
    });
  });

  it.each(['name', 'family_name'])('are rejected at sign-up as %s', async (field) => {
    const { email, ...visitor } = newVisitor(product().address);
    const body = { email, password: PASSWORD, name: 'Nina', family_name: 'Verdi', [field]: NAME };
    expect(await sendCall(visitor, signUp, { body })).toMatchObject({
      status: 400,
      json: { errors: [{ field, code: 'web_address' }] },
    });
  });

  it.each(['firstName', 'lastName'])('are rejected in a new profile as %s', async (field) => {
    const account = await newAccount(product());
    const body = { ...VERDI, email: account.email, isVet: false, [field]: NAME };
    expect(await account.send(createUser, { body })).toMatchObject({
      status: 400,
      json: { errors: [{ field, code: 'web_address' }] },
    });
  });

  it('stay readable when they were stored earlier', async () => {
    const owner = await newOwner(product());
    await product().pool.query('update users set last_name = $2 where id = $1', [owner.id, NAME]);
    expect(await owner.call(readMe, {})).toMatchObject({ lastName: NAME });
    const changed = await owner.call(updateUser, { body: { city: 'Milano' } });
    expect(changed).toMatchObject({ lastName: NAME, city: 'Milano' });
  });
});
