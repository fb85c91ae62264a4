import { describe, expect, it } from 'vitest';
import { candidatesOf } from './import-row.ts';
import { linesOf } from './sheet.test-data.ts';

describe('candidatesOf', () => {
  it('puts every cell where its column belongs', () => {
    const cells = ['Rossi', 'Anna', 'a@example.test', 'Luna', 'Cane', 'left out'];
    const mapping = ['lastName', 'firstName', 'email', 'petName', 'species', null] as const;
    expect(candidatesOf(linesOf(cells), mapping)).toEqual([
      {
        row: 1,
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
    const [candidate] = candidatesOf(linesOf(['Anna De Rossi']), ['fullName']);
    expect(candidate?.client).toMatchObject({ firstName: 'Anna', lastName: 'De Rossi', pets: [] });
  });

  it('takes a name apart by the order of its column, and by a comma before that', () => {
    const nameOf = (cell: string, field: 'fullName' | 'lastThenFirst') =>
      candidatesOf(linesOf([cell]), [field])[0]?.client;
    expect(nameOf('De Luca Anna', 'lastThenFirst')).toMatchObject({
      firstName: 'Anna',
      lastName: 'De Luca',
    });
    expect(nameOf("D'Amico, Niccolò", 'fullName')).toMatchObject({
      firstName: 'Niccolò',
      lastName: "D'Amico",
    });
  });

  it('reads back what was guarded against formulas, and an address of several lines as one', () => {
    const cells = ["'+390471556655", 'Via Roma, 1\n39100 Bolzano', "d'Angelo"];
    const [candidate] = candidatesOf(linesOf(cells), ['phone', 'address', 'lastName']);
    expect(candidate?.client).toMatchObject({
      phone: '+390471556655',
      address: 'Via Roma, 1, 39100 Bolzano',
      lastName: "d'Angelo",
    });
  });

  it('keeps what is too long too long, for its row to be refused, and cuts no character in half', () => {
    const noteOf = (note: string) => candidatesOf(linesOf([note]), ['note'])[0]?.client.note ?? '';
    const long = 'x'.repeat(2001);
    expect(noteOf(long)).toBe(long);
    const longest = noteOf(`x${'🐾'.repeat(5000)}`);
    expect(longest.length).toBeGreaterThan(2000);
    expect(longest.length).toBeLessThan(5000);
    expect(longest.isWellFormed()).toBe(true);
    const name = 'y'.repeat(101);
    const [candidate] = candidatesOf(linesOf([`Anna ${name}`]), ['fullName']);
    expect(candidate?.client).toMatchObject({ firstName: 'Anna', lastName: name });
  });
});
