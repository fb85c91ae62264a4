// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/clients.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('clients', 'clients', texts, () => import('../parts/it/clients.json'));
