// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/conversations-emergency.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'conversations',
  'conversations-emergency',
  texts,
  () => import('../parts/it/conversations-emergency.json'),
);
