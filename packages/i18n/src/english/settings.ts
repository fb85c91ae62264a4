// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/settings.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('settings', 'settings', texts, () => import('../parts/it/settings.json'));
