// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/people.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('people', 'people', texts, () => import('../locales/it/people.json'));
