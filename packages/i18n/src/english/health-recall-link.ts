// Made by `npm run generate` from the files that are named here.
import texts from '../parts/en/health-recall-link.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts(
  'health',
  'health-recall-link',
  texts,
  () => import('../parts/it/health-recall-link.json'),
);
