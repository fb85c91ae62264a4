// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/privacy-sign-in.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('privacy-sign-in', texts, () => import('../locales/it/privacy-sign-in.json'));
