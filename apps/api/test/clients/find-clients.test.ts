import { countClients } from '@zampa/contract/clients/count-clients';
import { readClients } from '@zampa/contract/clients/read-clients';
import type { QueryInput } from '@zampa/contract/call';
import { importClients } from '@zampa/contract/import/import-clients';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { newVet, type Vet } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const find = (vet: Vet, query: Partial<QueryInput<typeof readClients>>) =>
  vet.call(readClients, { params: { id: vet.facility.id }, query });
const namesOf = async (vet: Vet, query: Partial<QueryInput<typeof readClients>>) =>
  (await find(vet, query)).map(({ lastName }) => lastName);

describe('searching clients (GET /api/users/facility/{id}/clients)', () => {
  const product = useProduct();
  let vet: Vet;
  beforeAll(async () => {
    vet = await newVet(product());
    await vet.call(importClients, {
      query: { facilityId: vet.facility.id },
      body: {
        users: [
          {
            firstName: 'Niccolò',
            lastName: 'Marchesìni',
            email: 'nm@example.test',
            phone: '333 765 43 21',
            pets: [{ name: 'Polpètta' }],
          },
          { firstName: 'Anna', lastName: 'Bianchi', phone: '+39 02 123456' },
          { firstName: 'Mario', lastName: 'Bianco', email: 'mario_b@example.test' },
          { firstName: 'Per%cent', lastName: 'Zeta', phone: '+44 20 7946 0123' },
        ],
      },
    });
  });

  it.each([
    ['by the name without its accents', 'niccolo marchesini', ['Marchesìni']],
    ['by last name before first name', 'Marchesini Nicco', ['Marchesìni']],
    ['by a pet', 'polpetta', ['Marchesìni']],
    ['by a misspelled name', 'Marchasini', ['Marchesìni']],
    ['by a part of the e-mail address', 'mario_b@', ['Bianco']],
    ['by the phone number as typed', '333 765 43 21', ['Marchesìni']],
    ['by the phone number with its country code', '+39 3337654321', ['Marchesìni']],
    ['by the phone number with slashes', '0039-333/7654321', ['Marchesìni']],
    ['by the landline number without its country code', '02 123456', ['Bianchi']],
    ['by the last digits', '460123', ['Zeta']],
    ['by the beginning of a name', 'bianc', ['Bianchi', 'Bianco']],
    ['not by a wildcard', '%', ['Zeta']],
    ['not by an unknown word', 'xyzzy', []],
  ])('finds clients %s', async (_why, search, names) => {
    expect(await namesOf(vet, { search, sort: 'name' })).toEqual(names);
  });

  it('paginates every sort order without omissions', async () => {
    for (const sort of ['name', 'recent'] as const) {
      const whole = await namesOf(vet, { sort });
      expect(whole).toHaveLength(4);
      const { headers } = await vet.send(readClients, {
        params: { id: vet.facility.id },
        query: { sort, limit: 3 },
      });
      const cursor = /cursor=([^>&]+)/.exec(headers.get('link') ?? '')?.[1] ?? '';
      const rest = await namesOf(vet, { sort, limit: 3, cursor });
      expect(rest).toEqual(whole.slice(3));
    }
  });
});

describe('GET /api/users/facility/{id}/clients/count', () => {
  const product = useProduct();

  it('returns the length of each client list', async () => {
    const { vet } = await newClinicWithClient(product());
    const query = { facilityId: vet.facility.id };
    await vet.call(importClients, {
      query,
      body: { users: [{ firstName: 'A', lastName: 'B', email: 'import@example.test' }] },
    });
    await vet.call(inviteClients, { query, body: { users: [{ email: 'invite@example.test' }] } });
    const counts = await vet.call(countClients, { params: { id: vet.facility.id } });
    expect(counts).toEqual({
      all: 3,
      active: 1,
      waiting: 1,
      'to-invite': 1,
      disabled: 0,
      ignored: 0,
      linked: 1,
    });
    for (const tab of ['all', 'active', 'waiting', 'to-invite', 'linked'] as const)
      expect(await find(vet, { tab })).toHaveLength(counts[tab]);
  });
});
