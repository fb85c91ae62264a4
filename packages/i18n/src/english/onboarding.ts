import texts from '../locales/en/onboarding.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('onboarding', texts);
