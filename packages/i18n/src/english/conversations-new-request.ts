// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/conversations-new-request.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'conversations',
  'conversations-new-request',
  texts,
  () => import('../parts/it/conversations-new-request.json'),
);
