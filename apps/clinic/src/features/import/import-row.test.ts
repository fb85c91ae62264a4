import { describe, expect, it } from 'vitest';
import { toCandidates } from './import-row.ts';
import { toSheetRows } from './sheet.test-data.ts';

describe('toCandidates', () => {
  it('assigns each cell to the field of its column', () => {
    const cells = ['Rossi', 'Anna', 'a@example.test', 'Luna', 'Cane', 'left out'];
    const mapping = ['lastName', 'firstName', 'email', 'petName', 'species', null] as const;
    expect(toCandidates(toSheetRows(cells), mapping)).toEqual([
      {
        row: 1,
        client: {
          firstName: 'Anna',
          lastName: 'Rossi',
          email: 'a@example.test',
          phone: '',
          phone2: '',
          address: '',
          postcode: '',
          city: '',
          taxNumber: '',
          note: '',
          pets: [
            { name: 'Luna', species: 'Cane', breed: '', sex: '', birthDate: '', microchip: '' },
          ],
        },
      },
    ]);
  });

  it('splits a full name in one column', () => {
    const [candidate] = toCandidates(toSheetRows(['Anna De Rossi']), ['fullName']);
    expect(candidate?.client).toMatchObject({ firstName: 'Anna', lastName: 'De Rossi', pets: [] });
  });

  it('splits a full name at its comma, or by the name order of the column without a comma', () => {
    const nameOf = (cell: string, field: 'fullName' | 'lastThenFirst') =>
      toCandidates(toSheetRows([cell]), [field])[0]?.client;
    expect(nameOf('De Luca Anna', 'lastThenFirst')).toMatchObject({
      firstName: 'Anna',
      lastName: 'De Luca',
    });
    expect(nameOf("D'Amico, Niccolò", 'fullName')).toMatchObject({
      firstName: 'Niccolò',
      lastName: "D'Amico",
    });
  });

  it('removes the apostrophe that guards against formulas', () => {
    const cells = ["'+390471556655", 'Via Roma, 1\n39100 Bolzano', "d'Angelo"];
    const [candidate] = toCandidates(toSheetRows(cells), ['phone', 'address', 'lastName']);
    expect(candidate?.client).toMatchObject({
      phone: '+390471556655',
      address: 'Via Roma, 1, 39100 Bolzano',
      lastName: "d'Angelo",
    });
  });

  it('leaves a value longer than the limit too long for the server, and never splits a character', () => {
    const noteOf = (note: string) =>
      toCandidates(toSheetRows([note]), ['note'])[0]?.client.note ?? '';
    const long = 'x'.repeat(2001);
    expect(noteOf(long)).toBe(long);
    const longest = noteOf(`x${'🐾'.repeat(5000)}`);
    expect(longest.length).toBeGreaterThan(2000);
    expect(longest.length).toBeLessThan(5000);
    expect(longest.isWellFormed()).toBe(true);
    const name = 'y'.repeat(101);
    const [candidate] = toCandidates(toSheetRows([`Anna ${name}`]), ['fullName']);
    expect(candidate?.client).toMatchObject({ firstName: 'Anna', lastName: name });
  });

  it('assigns a pet without an owner to the owner in the row above, as in merged cells', () => {
    const mapping = ['firstName', 'lastName', 'phone', 'petName', 'species'] as const;
    const rows = toSheetRows(
      ['Anna', 'Riva', '333', 'Luna', 'Cane'],
      ['', '', '', 'Kira', 'Gatto'],
      ['', '', '', 'Zoe', ''],
      ['', '', '', '', 'Cane'],
      ['', 'Neri', '', 'Mia', ''],
    );
    const candidates = toCandidates(rows, mapping);
    expect(
      candidates.map(({ client, problems }) => [client.firstName, client.phone, problems]),
    ).toEqual([
      ['Anna', '333', undefined],
      ['Anna', '333', ['owner_above']],
      ['Anna', '333', ['owner_above']],
      ['', '', undefined],
      ['', '', undefined],
    ]);
    expect(candidates[1]?.client).toMatchObject({ lastName: 'Riva', pets: [{ name: 'Kira' }] });
  });

  it('keeps cells to the right of the last column in the note', () => {
    const [candidate] = toCandidates(toSheetRows(['Anna', 'Bites', '', 'Via Po 1']), [
      'firstName',
      'note',
    ]);
    expect(candidate).toMatchObject({
      client: { note: 'Bites\nVia Po 1' },
      problems: ['extra_cells'],
    });
  });

  it('keeps the problems found while reading the row', () => {
    const rows = [{ line: 2, cells: ['Anna'], problems: ['open_quote'] as const }];
    expect(toCandidates(rows, ['firstName'])).toMatchObject([{ row: 2, problems: ['open_quote'] }]);
  });
});
