// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/settings-owner.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('settings-owner', texts, () => import('../locales/it/settings-owner.json'));
