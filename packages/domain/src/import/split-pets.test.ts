import { describe, expect, it } from 'vitest';
import { splitPets, type TypedPet } from './split-pets.ts';

const typed = (part: Partial<TypedPet>): TypedPet => ({
  name: '',
  species: '',
  breed: '',
  sex: '',
  birthDate: '',
  microchip: '',
  ...part,
});

describe('splitPets', () => {
  it.each([
    ['', []],
    ['Kira', ['Kira']],
    ['Kira; Rocky', ['Kira', 'Rocky']],
    ['Kira, Rocky / Birba', ['Kira', 'Rocky', 'Birba']],
    ['Kira;', ['Kira']],
  ])('splits %j into %j', (name, names) => {
    expect(splitPets(typed({ name })).pets.map((pet) => pet.name)).toEqual(names);
  });

  it('assigns each pet its own cells, and single ones to all', () => {
    const { pets, warnings } = splitPets(
      typed({ name: 'Kira; Rocky', species: 'Cane', sex: 'F; M', birthDate: '1/2/2020;3/4/2021' }),
    );
    expect(pets).toEqual([
      typed({ name: 'Kira', species: 'Cane', sex: 'F', birthDate: '1/2/2020' }),
      typed({ name: 'Rocky', species: 'Cane', sex: 'M', birthDate: '3/4/2021' }),
    ]);
    expect(warnings).toEqual([]);
  });

  it('splits other cells at commas and slashes if that gives one value for each pet', () => {
    const { pets } = splitPets(
      typed({
        name: 'Kira, Rocky',
        species: 'Cane/Gatto',
        sex: 'F, M',
        breed: 'Meticcio, nero, x',
      }),
    );
    expect(pets).toEqual([
      typed({ name: 'Kira', species: 'Cane', sex: 'F', breed: 'Meticcio, nero, x' }),
      typed({ name: 'Rocky', species: 'Gatto', sex: 'M', breed: 'Meticcio, nero, x' }),
    ]);
  });

  it('warns about data of a pet without a name', () => {
    expect(splitPets(typed({ species: 'Cane' }))).toEqual({
      pets: [],
      warnings: [{ field: 'species', code: 'no_pet_name', value: 'Cane' }],
    });
  });

  it('warns about one date or microchip for several pets', () => {
    const { pets, warnings } = splitPets(typed({ name: 'Kira; Rocky', birthDate: '01/02/2020' }));
    expect(pets.map(({ birthDate }) => birthDate)).toEqual(['', '']);
    expect(warnings).toEqual([
      { field: 'birthDate', code: 'one_for_several', value: '01/02/2020', pet: 'Kira; Rocky' },
    ]);
  });
});
