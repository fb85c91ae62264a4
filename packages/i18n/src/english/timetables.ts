import texts from '../locales/en/timetables.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('timetables', texts);
