import { expect, it } from 'vitest';
import { doubtfulSettings } from './doubtful-settings.ts';

const fine = {
  production: true,
  publicUrl: 'https://zampa.example',
  mailFrom: 'Zampa <help@clinics.it>',
  stripe: { secretKey: 'sk', publishableKey: 'pk', webhookSecret: null, apiBase: null },
};

it.each([
  { what: 'both set', changed: {}, names: [] },
  { what: 'no address', changed: { publicUrl: undefined }, names: ['PUBLIC_URL'] },
  {
    what: 'a sender of an example',
    changed: { mailFrom: 'Zampa <no-reply@zampa.example>' },
    names: ['MAIL_FROM'],
  },
  { what: 'a bare sender of an example', changed: { mailFrom: 'a@b.test' }, names: ['MAIL_FROM'] },
  { what: 'no cards', changed: { stripe: null }, names: [] },
  {
    what: 'half of the keys of cards',
    changed: { stripe: { ...fine.stripe, publishableKey: null } },
    names: ['STRIPE_PUBLISHABLE_KEY'],
  },
  {
    what: 'no production',
    changed: { production: false, publicUrl: undefined, mailFrom: 'a@b.example' },
    names: [],
  },
])('with $what doubts $names', ({ changed, names }) => {
  const lines = doubtfulSettings({ ...fine, ...changed });
  expect(lines.map((line) => line.split(':')[0])).toEqual(names);
});
