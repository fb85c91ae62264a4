// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/settings-clinic.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('settings', 'settings-clinic', texts, () => import('../parts/it/settings-clinic.json'));
