// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/appointments-notices.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'appointments',
  'appointments-notices',
  texts,
  () => import('../parts/it/appointments-notices.json'),
);
