// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/appointments-bookings.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'appointments',
  'appointments-bookings',
  texts,
  () => import('../parts/it/appointments-bookings.json'),
);
