// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/facilities.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('facilities', 'facilities', texts, () => import('../parts/it/facilities.json'));
