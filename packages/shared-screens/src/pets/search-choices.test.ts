import { expect, it } from 'vitest';
import { searchChoices } from './search-choices.ts';

const choices = [
  'Bracco francese tipo Pirenei',
  'Épagneul breton',
  'Cirneco dell’Etna',
  'Pastore d’Oropa',
  'Pastore tedesco',
  'Setter inglese',
  'Pointer inglese',
  'Terrier tedesco da pastore',
].map((label) => ({ label }));

it.each([
  { typed: 'epagneul', found: ['Épagneul breton'] },
  { typed: 'ÉPA', found: ['Épagneul breton'] },
  { typed: 'pirenei bracco', found: ['Bracco francese tipo Pirenei'] },
  { typed: 'etna', found: ['Cirneco dell’Etna'] },
  { typed: 'oropa', found: ['Pastore d’Oropa'] },
  { typed: 'ingl', found: ['Setter inglese', 'Pointer inglese'] },
  { typed: 'edesco', found: [] },
  {
    typed: 'pastore',
    found: ['Pastore d’Oropa', 'Pastore tedesco', 'Terrier tedesco da pastore'],
  },
  { typed: '  ', found: choices.map(({ label }) => label) },
])('searchChoices finds $found for "$typed"', ({ typed, found }) => {
  expect(searchChoices(choices, typed).map(({ label }) => label)).toEqual(found);
});
