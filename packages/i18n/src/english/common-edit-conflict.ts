// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/common-edit-conflict.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'common',
  'common-edit-conflict',
  texts,
  () => import('../parts/it/common-edit-conflict.json'),
);
