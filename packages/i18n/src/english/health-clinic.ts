// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/health-clinic.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('health', 'health-clinic', texts, () => import('../parts/it/health-clinic.json'));
