// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/facilities-onboarding.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'facilities-onboarding',
  texts,
  () => import('../locales/it/facilities-onboarding.json'),
);
