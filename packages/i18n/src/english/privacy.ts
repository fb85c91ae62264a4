// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/privacy.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('privacy', 'privacy', texts, () => import('../parts/it/privacy.json'));
