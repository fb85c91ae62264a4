// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/search.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('search', 'search', texts, () => import('../locales/it/search.json'));
