// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/problems.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('problems', 'problems', texts, () => import('../locales/it/problems.json'));
