// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/video-calls.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('video-calls', texts, () => import('../locales/it/video-calls.json'));
