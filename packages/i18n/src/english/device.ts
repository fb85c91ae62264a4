// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/device.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('device', 'device', texts, () => import('../locales/it/device.json'));
