import texts from '../locales/en/account.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('account', texts);
