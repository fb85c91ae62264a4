import texts from '../locales/en/settings.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('settings', texts);
