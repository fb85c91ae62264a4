import texts from '../locales/en/invitations.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('invitations', texts);
