// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/clients-clinics.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('clients', 'clients-clinics', texts, () => import('../parts/it/clients-clinics.json'));
