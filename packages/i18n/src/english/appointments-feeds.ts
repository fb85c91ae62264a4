// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/appointments-feeds.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('appointments-feeds', texts, () => import('../locales/it/appointments-feeds.json'));
