// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/facilities-data.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'facilities',
  'facilities-data',
  texts,
  () => import('../parts/it/facilities-data.json'),
);
