// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/common.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('common', texts, () => import('../locales/it/common.json'));
