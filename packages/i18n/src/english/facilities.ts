// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/facilities.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('facilities', texts, () => import('../locales/it/facilities.json'));
