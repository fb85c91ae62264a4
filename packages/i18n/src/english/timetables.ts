// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/timetables.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('timetables', texts, () => import('../locales/it/timetables.json'));
