// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/invitations.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('invitations', texts);
