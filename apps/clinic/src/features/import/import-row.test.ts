import { describe, expect, it } from 'vitest';
import { candidatesOf } from './import-row.ts';

describe('candidatesOf', () => {
  it('puts every cell where its column belongs', () => {
    const cells = ['Rossi', 'Anna', 'a@example.test', 'Luna', 'Cane', 'left out'];
    const mapping = ['lastName', 'firstName', 'email', 'petName', 'species', null] as const;
    expect(candidatesOf([cells], mapping)).toEqual([
      {
        row: 0,
        client: {
          firstName: 'Anna',
          lastName: 'Rossi',
          email: 'a@example.test',
          phone: '',
          phone2: '',
          address: '',
          taxNumber: '',
          note: '',
          pets: [
            { name: 'Luna', species: 'Cane', breed: '', sex: '', birthDate: '', microchip: '' },
          ],
        },
      },
    ]);
  });

  it('takes a name apart that stands in one column', () => {
    const [candidate] = candidatesOf([['Anna De Rossi']], ['fullName']);
    expect(candidate?.client).toMatchObject({ firstName: 'Anna', lastName: 'De Rossi', pets: [] });
  });
});
