// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/appointments-bookings.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'appointments-bookings',
  texts,
  () => import('../locales/it/appointments-bookings.json'),
);
