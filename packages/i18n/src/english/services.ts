// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/services.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('services', 'services', texts, () => import('../parts/it/services.json'));
