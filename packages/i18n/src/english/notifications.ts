// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/notifications.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('notifications', texts, () => import('../locales/it/notifications.json'));
