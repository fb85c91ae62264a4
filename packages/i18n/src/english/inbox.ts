// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/inbox.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('inbox', 'inbox', texts, () => import('../parts/it/inbox.json'));
