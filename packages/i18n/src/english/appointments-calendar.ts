// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/appointments-calendar.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'appointments-calendar',
  texts,
  () => import('../locales/it/appointments-calendar.json'),
);
