// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/privacy.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('privacy', texts, () => import('../locales/it/privacy.json'));
