// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/conversations-owner.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'conversations',
  'conversations-owner',
  texts,
  () => import('../parts/it/conversations-owner.json'),
);
