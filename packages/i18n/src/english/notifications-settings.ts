// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/notifications-settings.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'notifications',
  'notifications-settings',
  texts,
  () => import('../parts/it/notifications-settings.json'),
);
