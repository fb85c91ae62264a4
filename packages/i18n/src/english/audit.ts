// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/audit.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('audit', 'audit', texts, () => import('../locales/it/audit.json'));
