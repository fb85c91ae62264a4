// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/appointments-calendar.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'appointments',
  'appointments-calendar',
  texts,
  () => import('../parts/it/appointments-calendar.json'),
);
