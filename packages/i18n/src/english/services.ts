import texts from '../locales/en/services.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('services', texts);
