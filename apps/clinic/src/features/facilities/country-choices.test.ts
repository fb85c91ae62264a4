import { expect, it } from 'vitest';
import { countryChoices } from './country-choices.ts';

it.each([
  { language: 'en', value: 'DE', label: 'Germany', before: 'GR' },
  { language: 'it', value: 'CH', label: 'Svizzera', before: 'TH' },
] as const)('$value is $label in $language and comes before $before', (expected) => {
  const choices = countryChoices(expected.language);
  const place = (code: string) => choices.findIndex(({ value }) => value === code);
  expect(choices[place(expected.value)]?.label).toBe(expected.label);
  expect(place(expected.value)).toBeLessThan(place(expected.before));
});
