import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { importClients, type ImportRow } from '@zampa/contract/import/import-clients';
import { newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

type Typed = Partial<ImportRow>;

const importOne = async (vet: Vet, typed: Typed) => {
  const users = [{ firstName: 'Ida', lastName: 'Riva', ...typed }];
  const query = { facilityId: vet.facility.id };
  const { rows } = await vet.call(importClients, { query, body: { users, withoutContact: true } });
  return rows[0]?.status === 'ERROR' ? rows[0].code : rows[0]?.status;
};

describe('POST /api/facilities/users/import — matching existing clients', () => {
  const product = useProduct();

  const same: readonly { readonly label: string; readonly typed: readonly [Typed, Typed] }[] = [
    {
      label: 'e-mail address',
      typed: [{ email: 'Ida@Example.test' }, { email: 'ida@example.test ' }],
    },
    { label: 'phone number', typed: [{ phone: '333 1234567' }, { phone: '+39 333-12.34.567' }] },
    {
      label: 'phone number with 00',
      typed: [{ phone: '0039 (0)2 123456' }, { phone: '+39 02 123456' }],
    },
    { label: 'short phone number', typed: [{ phone: '123456' }, { phone: '12 34 56' }] },
    {
      label: 'phone number of one who has an e-mail address too',
      typed: [{ phone: '333 1234567', email: 'ida@example.test' }, { phone: '+39 333 1234567' }],
    },
    {
      label: 'phone number in the other column',
      typed: [{ phone: '06 1234567', phone2: '333 1234567' }, { phone: '3331234567' }],
    },
    {
      label: 'name and pet with another phone number',
      typed: [
        { phone: '333 1234567', pets: [{ name: 'Luna', species: 'Cane' }] },
        { phone: '347 7654321', pets: [{ name: 'LUNA', species: 'dog' }] },
      ],
    },
    {
      label: 'name in the other order and pet',
      typed: [
        { email: 'ida@example.test', pets: [{ name: 'Luna' }] },
        { firstName: 'Riva', lastName: 'Ida', pets: [{ name: 'Luna' }] },
      ],
    },
    {
      label: 'name with accents and punctuation',
      typed: [
        { firstName: 'Niccolò', lastName: 'D’Angelo-Però' },
        { firstName: 'NICCOLO', lastName: 'd angelo pero' },
      ],
    },
    {
      label: 'name with dotted letters',
      typed: [
        { firstName: 'İpek', lastName: 'Ünal' },
        { firstName: 'ipek', lastName: 'unal' },
      ],
    },
    {
      label: 'name in another script',
      typed: [
        { firstName: 'Анна', lastName: 'Петрова' },
        { firstName: 'анна', lastName: ' ПЕТРОВА' },
      ],
    },
  ];

  it.each(same)(
    'matches a client by $label, however it is typed',
    async ({ typed: [first, second] }) => {
      const vet = await newVet(product());
      expect(await importOne(vet, first)).toBe('IMPORTED');
      expect(await importOne(vet, second)).toBe('ALREADY_PRESENT');
      expect(await importOne(await newVet(product()), second)).toBe('IMPORTED');
    },
  );

  const apart: readonly { readonly label: string; readonly typed: readonly [Typed, Typed] }[] = [
    {
      label: 'phone numbers with the same ending',
      typed: [{ phone: '333 1234567' }, { phone: '347 1234567' }],
    },
    {
      label: 'a client with the phone number of one who has an e-mail address and another name',
      typed: [
        { phone: '333 1234567', email: 'ida@example.test' },
        { phone: '333 1234567', firstName: 'Ugo' },
      ],
    },
    {
      label: 'a client with the phone number, name and pet but not the e-mail address',
      typed: [
        { phone: '333 1234567', email: 'ida@example.test', pets: [{ name: 'Luna' }] },
        { phone: '333 1234567', email: 'other@example.test', pets: [{ name: 'Luna' }] },
      ],
    },
    {
      label: 'a client with only the name of one who has a phone number too',
      typed: [{ phone: '333 1234567' }, {}],
    },
    {
      label: 'names that look alike only without their script',
      typed: [
        { firstName: 'Анна', lastName: 'Петрова' },
        { firstName: 'Ирина', lastName: 'Петрова' },
      ],
    },
  ];

  it.each(apart)('does not match $label', async ({ typed: [first, second] }) => {
    const vet = await newVet(product());
    expect(await importOne(vet, first)).toBe('IMPORTED');
    expect(await importOne(vet, second)).toBe('IMPORTED');
  });

  it('matches a corrected phone number and no longer the old one', async () => {
    const vet = await newVet(product());
    await importOne(vet, { phone: '333 1234567' });
    const [client] = await vet.call(readClients, { params: { id: vet.facility.id }, query: {} });
    await vet.call(updateClient, {
      body: { id: client?.userId ?? '', FacilityId: vet.facility.id, phone: '347 7654321' },
      headers: {},
    });
    expect(await importOne(vet, { phone: '+39 347 7654321' })).toBe('ALREADY_PRESENT');
    expect(await importOne(vet, { phone: '333 1234567' })).toBe('IMPORTED');
  });
});
