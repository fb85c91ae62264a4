// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/conversations-emergency.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'conversations-emergency',
  texts,
  () => import('../locales/it/conversations-emergency.json'),
);
