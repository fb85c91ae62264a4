// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/clients-owner.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('clients-owner', texts, () => import('../locales/it/clients-owner.json'));
