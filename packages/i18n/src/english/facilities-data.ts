// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/facilities-data.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('facilities-data', texts, () => import('../locales/it/facilities-data.json'));
