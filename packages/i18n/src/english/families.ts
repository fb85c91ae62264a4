// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/families.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('families', 'families', texts, () => import('../locales/it/families.json'));
