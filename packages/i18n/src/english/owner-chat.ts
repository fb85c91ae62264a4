import texts from '../locales/en/owner-chat.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('owner-chat', texts);
