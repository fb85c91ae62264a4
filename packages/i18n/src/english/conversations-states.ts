// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/conversations-states.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('conversations-states', texts, () => import('../locales/it/conversations-states.json'));
