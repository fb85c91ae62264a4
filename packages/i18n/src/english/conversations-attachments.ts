// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/conversations-attachments.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'conversations',
  'conversations-attachments',
  texts,
  () => import('../parts/it/conversations-attachments.json'),
);
