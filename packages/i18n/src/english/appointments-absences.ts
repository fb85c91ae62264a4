// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/appointments-absences.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'appointments-absences',
  texts,
  () => import('../locales/it/appointments-absences.json'),
);
