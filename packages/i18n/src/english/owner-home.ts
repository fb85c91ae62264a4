import texts from '../locales/en/owner-home.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('owner-home', texts);
