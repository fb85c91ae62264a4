import { expect, it } from 'vitest';
import { findSettingWarnings } from './setting-warnings.ts';

const fine = {
  production: true,
  publicUrl: 'https://zampa.example',
  mailFrom: 'Zampa <help@clinics.it>',
  smtpUrl: 'smtp://mail.clinics.it',
  authSecret: 'a secret that somebody has set',
  chargebee: { site: 'zampa', apiKey: 'ck', webhook: null, apiBase: null },
  video: {
    turn: { urls: ['turn:relay.clinics.it'], secret: 'a secret of the relay' },
    livekit: null,
  },
  stripe: {
    secretKey: 'sk',
    publishableKey: 'pk',
    webhookSecret: null,
    apiBase: null,
  },
};

it.each([
  { what: 'every setting present', changed: {}, names: [] },
  { what: 'no public URL', changed: { publicUrl: undefined }, names: ['PUBLIC_URL'] },
  {
    what: 'a sender at an example domain',
    changed: { mailFrom: 'Zampa <no-reply@zampa.example>' },
    names: ['MAIL_FROM'],
  },
  {
    what: 'a bare sender address at an example domain',
    changed: { mailFrom: 'a@b.test' },
    names: ['MAIL_FROM'],
  },
  {
    what: 'the payment sandbox',
    changed: { stripe: null },
    names: ['STRIPE_SECRET_KEY'],
  },
  {
    what: 'the billing sandbox',
    changed: { chargebee: null },
    names: ['CHARGEBEE_API_KEY'],
  },
  {
    what: 'no mail server',
    changed: { smtpUrl: undefined },
    names: ['SMTP_URL'],
  },
  {
    what: 'a generated secret',
    changed: { authSecret: undefined },
    names: ['AUTH_SECRET'],
  },
  {
    what: 'no video relay',
    changed: { video: { ...fine.video, turn: null } },
    names: ['TURN_URLS'],
  },
  {
    what: 'all sandboxes',
    changed: {
      stripe: null,
      chargebee: null,
      smtpUrl: undefined,
      authSecret: undefined,
      video: { turn: null, livekit: null },
    },
    names: ['AUTH_SECRET', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'CHARGEBEE_API_KEY', 'TURN_URLS'],
  },
  {
    what: 'only one of two Stripe keys',
    changed: { stripe: { ...fine.stripe, publishableKey: null } },
    names: ['STRIPE_PUBLISHABLE_KEY'],
  },
  {
    what: 'the development mode',
    changed: {
      production: false,
      publicUrl: undefined,
      mailFrom: 'a@b.example',
      stripe: null,
    },
    names: [],
  },
])('findSettingWarnings with $what warns about $names', ({ changed, names }) => {
  const lines = findSettingWarnings({ ...fine, ...changed });
  expect(lines.map((line) => line.split(':')[0])).toEqual(names);
});
