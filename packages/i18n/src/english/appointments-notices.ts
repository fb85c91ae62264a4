// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/appointments-notices.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('appointments-notices', texts, () => import('../locales/it/appointments-notices.json'));
