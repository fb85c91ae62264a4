// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/settings-unsaved.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'settings',
  'settings-unsaved',
  texts,
  () => import('../parts/it/settings-unsaved.json'),
);
