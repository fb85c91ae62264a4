import { expect, it } from 'vitest';
import english from '../locales/en/common.json' with { type: 'json' };
import italian from '../locales/it/common.json' with { type: 'json' };
import { createTranslator } from '../translator.ts';
import { formatServiceNames } from './service-names.ts';

const translator = createTranslator();
translator.add('en', 'common', english);
translator.add('it', 'common', italian);

it.each([
  { language: 'it', names: ['Consultation by message'], text: 'Consulto via messaggio' },
  { language: 'en', names: ['Appointment'], text: 'Visit at the clinic' },
  { language: 'it', names: ['Home visit', 'Nail trim'], text: 'Visita a domicilio, Nail trim' },
  { language: 'it', names: [], text: '' },
] as const)('service names $names in $language: $text', ({ language, names, text }) => {
  translator.setLanguage(language);
  expect(formatServiceNames(translator.t, names)).toBe(text);
});
