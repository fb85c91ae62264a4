// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/common.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('common', 'common', texts, () => import('../parts/it/common.json'));
