// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/settings.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('settings', texts, () => import('../locales/it/settings.json'));
