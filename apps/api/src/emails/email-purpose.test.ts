import { expect, it } from 'vitest';
import type { EmailRequest } from './email-request.ts';
import { purposeOf } from './email-purpose.ts';

const reader = { to: { name: 'Nina', address: 'nina@example.test' }, language: 'en' } as const;
const about = { person: '', facility: '', pets: [], starts: [], zone: 'UTC', url: '' } as const;
const news = (kind: 'PAYMENT_ASKED' | 'MESSAGE' | 'TEST'): EmailRequest => ({
  ...reader,
  template: 'news',
  values: { ...about, news: kind },
});
const invitation = { facility: '', inviter: '', message: '', url: '' };

it.each<{ email: EmailRequest; label: string; purpose: string }>([
  {
    label: 'a code',
    email: { ...reader, template: 'reset-password', values: { code: '123456' } },
    purpose: 'ESSENTIAL',
  },
  { label: 'a payment request', email: news('PAYMENT_ASKED'), purpose: 'ESSENTIAL' },
  { label: 'a message', email: news('MESSAGE'), purpose: 'NEWS' },
  { label: 'a trial of notifications', email: news('TEST'), purpose: 'NEWS' },
  {
    label: 'an invitation',
    email: { ...reader, template: 'invite-client', values: invitation },
    purpose: 'INVITATION',
  },
])('counts $label as $purpose', ({ email, purpose }) => {
  expect(purposeOf(email)).toBe(purpose);
});
