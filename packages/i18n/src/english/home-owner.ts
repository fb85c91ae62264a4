// Made by `npm run generate` from the files that are named here.
import texts from '../locales/en/home-owner.json' with { type: 'json' };
import { bundleTexts } from '../instance.ts';

bundleTexts('home-owner', texts, () => import('../locales/it/home-owner.json'));
