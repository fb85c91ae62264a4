// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/account-sign-out.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'account',
  'account-sign-out',
  texts,
  () => import('../parts/it/account-sign-out.json'),
);
