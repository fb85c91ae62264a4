// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/subscription.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('subscription', texts);
