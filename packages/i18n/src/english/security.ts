// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/security.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('security', 'security', texts, () => import('../locales/it/security.json'));
