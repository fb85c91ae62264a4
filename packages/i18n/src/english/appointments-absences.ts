// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/appointments-absences.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'appointments',
  'appointments-absences',
  texts,
  () => import('../parts/it/appointments-absences.json'),
);
