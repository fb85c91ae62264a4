// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/home.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('home', 'home', texts, () => import('../parts/it/home.json'));
