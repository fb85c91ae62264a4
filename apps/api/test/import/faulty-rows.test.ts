import { readClients } from '@zampa/contract/clients/read-clients';
import { importClients } from '@zampa/contract/import/import-clients';
import { newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const DAY_MS = 86_400_000;

const person = (row: number) => ({
  firstName: 'Ida',
  lastName: 'Riva',
  email: `ida.${row}@example.test`,
});

describe('POST /api/facilities/users/import — invalid cells', () => {
  const product = useProduct();

  it('rejects rows with invalid cells and imports the others', async () => {
    const vet = await newVet(product());
    const faulty = [
      { note: 'x'.repeat(2001) },
      { firstName: 'x'.repeat(101) },
      { email: `${'x'.repeat(300)}@example.test`, phone: '333 123 45 67' },
      { pets: Array.from({ length: 21 }, () => ({ name: 'Luna' })) },
      { lastName: 'Ri\0va' },
      { pets: [{ name: 'Luna', breed: 'x'.repeat(101) }] },
      { lastName: 'https://evil.example/pay' },
    ];
    const users = [...faulty.map((fault, row) => ({ ...person(row), ...fault })), person(9)];
    const query = { facilityId: vet.facility.id, properties: 'all' };
    expect(await vet.call(importClients, { query, body: { users } })).toMatchObject({
      imported: 1,
      rows: [
        { row: 0, status: 'ERROR', code: 'TOO_LONG', field: 'note' },
        { row: 1, status: 'ERROR', code: 'TOO_LONG', field: 'firstName' },
        { row: 2, status: 'ERROR', code: 'INVALID_EMAIL_OR_PHONE', field: 'email' },
        { row: 3, status: 'ERROR', code: 'TOO_MANY_PETS', field: 'pets' },
        { row: 4, status: 'ERROR', code: 'INVALID_TEXT', field: 'lastName' },
        { row: 5, status: 'ERROR', code: 'TOO_LONG', field: 'breed' },
        { row: 6, status: 'ERROR', code: 'WEB_ADDRESS', field: 'lastName' },
        { row: 7, status: 'IMPORTED' },
      ],
    });
    const clients = await vet.call(readClients, { params: { id: vet.facility.id }, query: {} });
    expect(clients.map(({ email }) => email)).toEqual([person(9).email]);
  });

  it('accepts birth dates up to tomorrow, which is today in other time zones, and drops later ones', async () => {
    const vet = await newVet(product());
    const dayIn = (days: number) =>
      new Date(product().clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
    const born = [0, 1, 2].map(dayIn);
    const users = born.map((birthDate, row) => ({
      ...person(row),
      pets: [{ name: 'Luna', species: 'dog', breed: 'Akita', sex: 'F', birthDate }],
    }));
    const query = { facilityId: vet.facility.id, properties: 'all' };
    const { rows } = await vet.call(importClients, { query, body: { users } });
    const late = rows.map(({ warnings }) =>
      Boolean(warnings?.some(({ code }) => code === 'date_in_future')),
    );
    expect(late).toEqual([false, false, true]);
    const { rows: stored } = await product().pool.query<{ born: string | null }>(
      `select p.birth_date::text as born from pets p join facility_clients fc using (family_id)
       where fc.facility_id = $1 order by born nulls last`,
      [vet.facility.id],
    );
    expect(stored.map((pet) => pet.born)).toEqual([born[0], born[1], null]);
  });
});
