import texts from '../locales/en/calendar.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('calendar', texts);
