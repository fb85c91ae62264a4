// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/sign-out.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('sign-out', texts, () => import('../locales/it/sign-out.json'));
