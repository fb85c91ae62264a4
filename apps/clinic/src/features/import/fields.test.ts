import { describe, expect, it } from 'vitest';
import { guessMapping } from './fields.ts';

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
      why: 'the same heading twice',
      columns: ['Telefono', 'Cellulare', 'Email'],
      mapping: ['phone', null, 'email'],
    },
    { why: 'what nobody knows', columns: ['', 'Colonna 2', 'CAP'], mapping: [null, null, null] },
  ])('guesses $why', ({ columns, mapping }) => {
    expect(guessMapping(columns)).toEqual(mapping);
  });
});
