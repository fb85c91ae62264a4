// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/unsaved.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('unsaved', texts, () => import('../locales/it/unsaved.json'));
