// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/diary.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('diary', 'diary', texts, () => import('../locales/it/diary.json'));
