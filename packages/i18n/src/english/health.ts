// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/health.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('health', 'health', texts, () => import('../parts/it/health.json'));
