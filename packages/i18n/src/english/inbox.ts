// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/inbox.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('inbox', texts, () => import('../locales/it/inbox.json'));
