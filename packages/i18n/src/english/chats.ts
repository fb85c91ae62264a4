import texts from '../locales/en/chats.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('chats', texts);
