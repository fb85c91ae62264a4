import { describe, expect, it } from 'vitest';
import { cellText, shownColumns, withCell } from './cells.ts';

const ida = { firstName: 'Ida', pets: [{ name: 'Kira', species: 'Cane' }] };

describe('cells of an import row', () => {
  it('are read by field', () => {
    expect(cellText(ida, 'firstName')).toBe('Ida');
    expect(cellText(ida, 'petName')).toBe('Kira');
    expect(cellText(ida, 'species')).toBe('Cane');
    expect(cellText({}, 'microchip')).toBe('');
  });

  it('are changed without affecting other cells', () => {
    expect(withCell(ida, 'email', 'i@example.test')).toEqual({ ...ida, email: 'i@example.test' });
    expect(withCell(ida, 'sex', 'F').pets).toEqual([{ name: 'Kira', species: 'Cane', sex: 'F' }]);
    expect(withCell({}, 'petName', 'Kira').pets).toEqual([{ name: 'Kira' }]);
  });

  it('determine the columns that are shown', () => {
    expect(shownColumns([ida])).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'petName',
      'species',
    ]);
  });
});
