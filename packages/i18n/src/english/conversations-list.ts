// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/conversations-list.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'conversations',
  'conversations-list',
  texts,
  () => import('../parts/it/conversations-list.json'),
);
