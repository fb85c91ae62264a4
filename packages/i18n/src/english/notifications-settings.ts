// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/notifications-settings.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'notifications-settings',
  texts,
  () => import('../locales/it/notifications-settings.json'),
);
