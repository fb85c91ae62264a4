import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { importClients, type ImportRow } from '@zampa/contract/import/import-clients';
import { newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

type Typed = Partial<ImportRow>;

const bring = async (vet: Vet, typed: Typed) => {
  const users = [{ firstName: 'Ida', lastName: 'Riva', ...typed }];
  const query = { facilityId: vet.facility.id };
  const { rows } = await vet.call(importClients, { query, body: { users, withoutContact: true } });
  return rows[0]?.status === 'ERROR' ? rows[0].code : rows[0]?.status;
};

describe('whom a clinic knows already', () => {
  const product = useProduct();

  const same: readonly { readonly what: string; readonly typed: readonly [Typed, Typed] }[] = [
    { what: 'an address', typed: [{ email: 'Ida@Example.test' }, { email: 'ida@example.test ' }] },
    { what: 'a number', typed: [{ phone: '333 1234567' }, { phone: '+39 333-12.34.567' }] },
    { what: 'one with 00', typed: [{ phone: '0039 (0)2 123456' }, { phone: '+39 02 123456' }] },
    { what: 'a short number', typed: [{ phone: '123456' }, { phone: '12 34 56' }] },
    {
      what: 'a name with accents and signs',
      typed: [
        { firstName: 'Niccolò', lastName: 'D’Angelo-Però' },
        { firstName: 'NICCOLO', lastName: 'd angelo pero' },
      ],
    },
    {
      what: 'a name in which letters have a dot more',
      typed: [
        { firstName: 'İpek', lastName: 'Ünal' },
        { firstName: 'ipek', lastName: 'unal' },
      ],
    },
    {
      what: 'a name without Latin letters',
      typed: [
        { firstName: 'Анна', lastName: 'Петрова' },
        { firstName: 'анна', lastName: ' ПЕТРОВА' },
      ],
    },
  ];

  it.each(same)('is found by $what, however it is typed', async ({ typed: [first, second] }) => {
    const vet = await newVet(product());
    expect(await bring(vet, first)).toBe('IMPORTED');
    expect(await bring(vet, second)).toBe('ALREADY_PRESENT');
    expect(await bring(await newVet(product()), second)).toBe('IMPORTED');
  });

  const apart: readonly { readonly what: string; readonly typed: readonly [Typed, Typed] }[] = [
    {
      what: 'numbers that end alike',
      typed: [{ phone: '333 1234567' }, { phone: '347 1234567' }],
    },
    {
      what: 'a number without an address, and one beside one',
      typed: [{ phone: '333 1234567', email: 'ida@example.test' }, { phone: '333 1234567' }],
    },
    {
      what: 'a name alone, and one beside a number',
      typed: [{ phone: '333 1234567' }, {}],
    },
    {
      what: 'names of the same Latin letters',
      typed: [
        { firstName: 'Анна', lastName: 'Петрова' },
        { firstName: 'Ирина', lastName: 'Петрова' },
      ],
    },
  ];

  it.each(apart)('are not taken for one: $what', async ({ typed: [first, second] }) => {
    const vet = await newVet(product());
    expect(await bring(vet, first)).toBe('IMPORTED');
    expect(await bring(vet, second)).toBe('IMPORTED');
  });

  it('is found by what was corrected since, and by nothing before it', async () => {
    const vet = await newVet(product());
    await bring(vet, { phone: '333 1234567' });
    const [client] = await vet.call(readClients, { params: { id: vet.facility.id }, query: {} });
    await vet.call(updateClient, {
      body: { id: client?.userId ?? '', FacilityId: vet.facility.id, phone: '347 7654321' },
      headers: {},
    });
    expect(await bring(vet, { phone: '+39 347 7654321' })).toBe('ALREADY_PRESENT');
    expect(await bring(vet, { phone: '333 1234567' })).toBe('IMPORTED');
  });
});
