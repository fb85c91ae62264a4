// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/timetables.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('timetables', 'timetables', texts, () => import('../parts/it/timetables.json'));
