// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/conversations-new.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('conversations-new', texts, () => import('../locales/it/conversations-new.json'));
