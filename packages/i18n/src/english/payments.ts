// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/payments.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('payments', texts, () => import('../locales/it/payments.json'));
