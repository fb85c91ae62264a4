// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/account.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('account', 'account', texts, () => import('../parts/it/account.json'));
