// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/clients.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('clients', texts, () => import('../locales/it/clients.json'));
