// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/settings-screen.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('settings-screen', texts, () => import('../locales/it/settings-screen.json'));
