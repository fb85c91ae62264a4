import { describe, expect, it } from 'vitest';
import { guessMapping, isOrderUnsure, withColumnField } from './fields.ts';

describe('guessMapping', () => {
  it.each([
    {
      why: 'English headings',
      columns: ['First Name', 'Last Name', 'E-Mail', 'Mobile phone', 'Notes'],
      mapping: ['firstName', 'lastName', 'email', 'phone', 'note'],
    },
    {
      why: 'Italian headings',
      columns: ['COGNOME', 'Nome', 'Indirizzo e-mail', 'Cellulare', 'Annotazioni'],
      mapping: ['lastName', 'firstName', 'email', 'phone', 'note'],
    },
    {
      why: 'animals',
      columns: ['Proprietario', 'Nome dell’animale', 'Specie', 'Razza', 'Sesso', 'Data di nascita'],
      mapping: ['fullName', 'petName', 'species', 'breed', 'sex', 'birthDate'],
    },
    {
      why: 'address, tax number and chip',
      columns: ['Indirizzo', 'CAP', 'Città', 'Codice fiscale', 'N. microchip'],
      mapping: ['address', 'postcode', 'city', 'taxNumber', 'microchip'],
    },
    {
      why: 'address in English',
      columns: ['Street', 'Zip code', 'Town'],
      mapping: ['address', 'postcode', 'city'],
    },
    {
      why: 'two numbers',
      columns: ['Telefono', 'Cellulare', 'Email', 'Recapito'],
      mapping: ['phone', 'phone2', 'email', null],
    },
    {
      why: 'whole names, the surname first',
      columns: ['Cognome e Nome', 'Telefono'],
      mapping: ['lastThenFirst', 'phone'],
    },
    {
      why: 'whole names in English',
      columns: ['Surname and name', 'Client'],
      mapping: ['lastThenFirst', 'fullName'],
    },
    {
      why: 'whole names, the first name first',
      columns: ['Nome e cognome', 'Mail'],
      mapping: ['fullName', 'email'],
    },
    { why: 'unknown headings', columns: ['', 'Colonna 2', 'Saldo'], mapping: [null, null, null] },
  ])('guesses columns for $why', ({ columns, mapping }) => {
    expect(guessMapping(columns, [])).toEqual(mapping);
  });

  it('guesses the field of a column with an unknown heading from its cells', () => {
    const columns = ['Nome', 'Telefono cell.', 'Contatto', 'Codice', 'Ultima visita', 'CAP'];
    const rows = [
      ['Ida', '333 123 45 67', 'ida@example.test', '380260043567812', '01/02/2024', '20121'],
      ['Ugo', '+39 02 1234567', 'nobody', '', '2024-03-01', '00185'],
      ['Eva', '', 'eva@example.test', '380 2600 4356 7813', '', '20121'],
    ];
    expect(guessMapping(columns, rows)).toEqual([
      'firstName',
      'phone',
      'email',
      'microchip',
      null,
      'postcode',
    ]);
  });
});

describe('withColumnField', () => {
  it('assigns a field to one column only, and makes the previous phone column the second phone', () => {
    expect(withColumnField(['email', null], 1, 'email')).toEqual([null, 'email']);
    expect(withColumnField(['phone', null], 1, 'phone')).toEqual(['phone2', 'phone']);
    expect(withColumnField(['phone', 'phone2', null], 2, 'phone')).toEqual([
      null,
      'phone2',
      'phone',
    ]);
    expect(withColumnField(['phone', 'email'], 0, null)).toEqual([null, 'email']);
  });
});

describe('isOrderUnsure', () => {
  it.each([
    { field: 'fullName', heading: 'Cliente', cells: ['Rossi Maria'], unsure: true },
    { field: 'lastThenFirst', heading: 'Nominativo', cells: ['Rossi Maria'], unsure: true },
    { field: 'fullName', heading: '', cells: ['Rossi, Maria', 'Bianchi Ugo'], unsure: true },
    { field: 'fullName', heading: 'Cliente', cells: ['Rossi, Maria', 'Bianchi'], unsure: false },
    { field: 'fullName', heading: 'Nome e cognome', cells: ['Rossi Maria'], unsure: false },
    { field: 'fullName', heading: 'Cognome e nome', cells: ['Rossi Maria'], unsure: false },
    { field: 'firstName', heading: 'Cliente', cells: ['Rossi Maria'], unsure: false },
    { field: null, heading: 'Cliente', cells: ['Rossi Maria'], unsure: false },
  ] as const)('full names $cells under “$heading” as $field → $unsure', (row) => {
    expect(isOrderUnsure(row.field, row.heading, row.cells)).toBe(row.unsure);
  });
});
