// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/settings-unsaved.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('settings-unsaved', texts, () => import('../locales/it/settings-unsaved.json'));
