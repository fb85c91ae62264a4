// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/invitations.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('invitations', 'invitations', texts, () => import('../parts/it/invitations.json'));
