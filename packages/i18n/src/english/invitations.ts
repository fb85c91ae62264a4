// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/invitations.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('invitations', texts, () => import('../locales/it/invitations.json'));
