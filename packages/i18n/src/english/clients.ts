import texts from '../locales/en/clients.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('clients', texts);
