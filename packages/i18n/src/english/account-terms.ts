// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/account-terms.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('account-terms', texts, () => import('../locales/it/account-terms.json'));
