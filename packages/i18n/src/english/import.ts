import texts from '../locales/en/import.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('import', texts);
