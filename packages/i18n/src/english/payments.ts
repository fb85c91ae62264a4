// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/payments.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('payments', 'payments', texts, () => import('../parts/it/payments.json'));
