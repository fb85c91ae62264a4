// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/import.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('import', 'import', texts, () => import('../locales/it/import.json'));
