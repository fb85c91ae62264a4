// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/conversations-owner.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('conversations-owner', texts, () => import('../locales/it/conversations-owner.json'));
