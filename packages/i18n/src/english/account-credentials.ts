// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/account-credentials.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'account',
  'account-credentials',
  texts,
  () => import('../parts/it/account-credentials.json'),
);
