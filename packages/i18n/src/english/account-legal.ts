// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/account-legal.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('account', 'account-legal', texts, () => import('../parts/it/account-legal.json'));
