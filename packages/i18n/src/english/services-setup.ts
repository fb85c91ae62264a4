// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/services-setup.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('services-setup', texts, () => import('../locales/it/services-setup.json'));
