import texts from '../locales/en/diary-entries.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('diary-entries', texts);
