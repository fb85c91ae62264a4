// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/meanwhile.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('meanwhile', texts, () => import('../locales/it/meanwhile.json'));
