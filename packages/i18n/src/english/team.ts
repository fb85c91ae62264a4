import texts from '../locales/en/team.json' with { type: 'json' };
import { bundleEnglish } from '../instance.ts';

bundleEnglish('team', texts);
