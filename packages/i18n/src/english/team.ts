// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/team.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('team', 'team', texts, () => import('../locales/it/team.json'));
