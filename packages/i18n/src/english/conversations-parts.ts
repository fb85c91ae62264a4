// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/conversations-parts.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('conversations-parts', texts, () => import('../locales/it/conversations-parts.json'));
