// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/conversations-new.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('conversations-new', texts);
