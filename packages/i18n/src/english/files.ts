// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/files.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('files', 'files', texts, () => import('../locales/it/files.json'));
