import { expect, it } from 'vitest';
import { countryChoices } from './country-choices.ts';

it.each([
  { language: 'en', value: 'DE', label: 'Germany', before: 'GR' },
  { language: 'it', value: 'CH', label: 'Svizzera', before: 'TH' },
] as const)(
  'countryChoices names $value $label in $language and sorts it before $before',
  (expected) => {
    const choices = countryChoices(expected.language);
    const indexOfCountry = (code: string) => choices.findIndex(({ value }) => value === code);
    expect(choices[indexOfCountry(expected.value)]?.label).toBe(expected.label);
    expect(indexOfCountry(expected.value)).toBeLessThan(indexOfCountry(expected.before));
  },
);
