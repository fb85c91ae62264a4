// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/facilities-onboarding.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'facilities',
  'facilities-onboarding',
  texts,
  () => import('../parts/it/facilities-onboarding.json'),
);
