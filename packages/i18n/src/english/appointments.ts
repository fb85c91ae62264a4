import texts from '../locales/en/appointments.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('appointments', texts);
