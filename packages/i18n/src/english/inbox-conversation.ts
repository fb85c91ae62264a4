// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/inbox-conversation.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'inbox',
  'inbox-conversation',
  texts,
  () => import('../parts/it/inbox-conversation.json'),
);
