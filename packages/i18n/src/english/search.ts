import texts from '../locales/en/search.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('search', texts);
