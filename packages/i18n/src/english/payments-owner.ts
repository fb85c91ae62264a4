// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/payments-owner.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('payments-owner', texts, () => import('../locales/it/payments-owner.json'));
