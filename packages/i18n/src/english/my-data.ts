import texts from '../locales/en/my-data.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('my-data', texts);
