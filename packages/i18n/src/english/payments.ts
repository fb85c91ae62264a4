import texts from '../locales/en/payments.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('payments', texts);
