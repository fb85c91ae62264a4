// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/notifications.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'notifications',
  'notifications',
  texts,
  () => import('../parts/it/notifications.json'),
);
