import texts from '../locales/en/requests.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('requests', texts);
