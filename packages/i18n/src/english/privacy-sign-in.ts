// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/privacy-sign-in.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('privacy', 'privacy-sign-in', texts, () => import('../parts/it/privacy-sign-in.json'));
