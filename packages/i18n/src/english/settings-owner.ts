// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/settings-owner.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('settings', 'settings-owner', texts, () => import('../parts/it/settings-owner.json'));
