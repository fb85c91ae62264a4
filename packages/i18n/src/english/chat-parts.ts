import texts from '../locales/en/chat-parts.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('chat-parts', texts);
