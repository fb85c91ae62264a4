// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/video.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('video', 'video', texts, () => import('../locales/it/video.json'));
