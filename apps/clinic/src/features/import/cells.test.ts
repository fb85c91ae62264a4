import { describe, expect, it } from 'vitest';
import { cellOf, columnsOf, withCell } from './cells.ts';

const ida = { firstName: 'Ida', pets: [{ name: 'Kira', species: 'Cane' }] };

describe('the cells of a row', () => {
  it('are read where they stand', () => {
    expect(cellOf(ida, 'firstName')).toBe('Ida');
    expect(cellOf(ida, 'petName')).toBe('Kira');
    expect(cellOf(ida, 'species')).toBe('Cane');
    expect(cellOf({}, 'microchip')).toBe('');
  });

  it('are changed alone', () => {
    expect(withCell(ida, 'email', 'i@example.test')).toEqual({ ...ida, email: 'i@example.test' });
    expect(withCell(ida, 'sex', 'F').pets).toEqual([{ name: 'Kira', species: 'Cane', sex: 'F' }]);
    expect(withCell({}, 'petName', 'Kira').pets).toEqual([{ name: 'Kira' }]);
  });

  it('make the columns that have something in them', () => {
    expect(columnsOf([ida])).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'petName',
      'species',
    ]);
  });
});
