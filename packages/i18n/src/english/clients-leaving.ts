// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/clients-leaving.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('clients-leaving', texts, () => import('../locales/it/clients-leaving.json'));
