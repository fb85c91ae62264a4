import texts from '../locales/en/families.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('families', texts);
