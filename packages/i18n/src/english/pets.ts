// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/pets.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('pets', 'pets', texts, () => import('../locales/it/pets.json'));
