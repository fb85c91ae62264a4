import texts from '../locales/en/ask.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('ask', texts);
