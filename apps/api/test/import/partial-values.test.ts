import { newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { clientsOf, importRows } from './import-rows.ts';

describe('POST /api/facilities/users/import — values read in part', () => {
  const product = useProduct();

  it('stores the readable part of a date, species or breed, and keeps the full text in the note', async () => {
    const vet = await newVet(product());
    const pets = [
      { name: 'Birba', species: 'Felino', breed: 'gatto europeo', birthDate: 'maggio 2021' },
      { name: 'Kira', species: 'Cane', breed: 'incrocio labrador', birthDate: '2019', sex: 'FS' },
      { name: 'Luna', species: 'Gatto siamese', birthDate: '12/03/2019 0.00' },
      { name: 'Rocky', species: 'Cane', breed: 'Labrador', birthDate: '43536' },
    ];
    const row = { firstName: 'Ida', lastName: 'Riva', phone: '333 1234567', pets };
    expect((await importRows(vet, [row])).rows).toEqual([
      {
        row: 0,
        status: 'IMPORTED',
        warnings: [
          { field: 'birthDate', code: 'approximate_date', value: 'maggio 2021', pet: 'Birba' },
          { field: 'breed', code: 'approximate_breed', value: 'incrocio labrador', pet: 'Kira' },
          { field: 'birthDate', code: 'approximate_date', value: '2019', pet: 'Kira' },
        ],
      },
    ]);
    const [client] = await clientsOf(vet);
    expect(client).toMatchObject({
      note: 'Birba: maggio 2021\nKira: incrocio labrador\nKira: 2019',
      pets: [
        { name: 'Birba', SpeciesId: 2, BreedId: 216, birthDate: '2021-05-01' },
        { name: 'Kira', SpeciesId: 1, BreedId: 100, birthDate: '2019-01-01', neutered: true },
        { name: 'Luna', SpeciesId: 2, BreedId: 230, birthDate: '2019-03-12' },
        { name: 'Rocky', SpeciesId: 1, BreedId: 148, birthDate: '2019-03-12' },
      ],
    });
  });

  it('rejects a row without a name', async () => {
    const vet = await newVet(product());
    const nameless = { email: 'ida@nameless.test', pets: [{ name: 'Luna' }] };
    expect((await importRows(vet, [nameless, { ...nameless, lastName: ' - ' }])).rows).toEqual([
      { row: 0, status: 'ERROR', code: 'NAME_MISSING', field: 'firstName' },
      { row: 1, status: 'ERROR', code: 'NAME_MISSING', field: 'firstName' },
    ]);
    expect(await clientsOf(vet)).toEqual([]);
  });
});
