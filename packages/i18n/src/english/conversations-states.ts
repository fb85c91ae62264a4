// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/conversations-states.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'conversations',
  'conversations-states',
  texts,
  () => import('../parts/it/conversations-states.json'),
);
