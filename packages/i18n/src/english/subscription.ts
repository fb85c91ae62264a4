// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/subscription.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('subscription', 'subscription', texts, () => import('../locales/it/subscription.json'));
