// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/account-steps.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('account-steps', texts, () => import('../locales/it/account-steps.json'));
