import texts from '../locales/en/owner-settings.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('owner-settings', texts);
