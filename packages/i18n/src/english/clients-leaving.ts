// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/clients-leaving.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('clients', 'clients-leaving', texts, () => import('../parts/it/clients-leaving.json'));
