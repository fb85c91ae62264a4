import texts from '../locales/en/home.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('home', texts);
