// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/home.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('home', texts, () => import('../locales/it/home.json'));
