// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/facilities-onboarding.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('facilities-onboarding', texts);
