// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/account-sign-out.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('account-sign-out', texts, () => import('../locales/it/account-sign-out.json'));
