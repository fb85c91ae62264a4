import { topicOf } from '@zampa/domain/notifications/channels';
import type { MessagePurpose } from '@zampa/domain/notifications/message-budget';
import type { EmailRequest } from './email-request.ts';

type Template = EmailRequest['template'];

const purposes: Readonly<Record<Template, MessagePurpose>> = {
  'confirm-address': 'ESSENTIAL',
  'reset-password': 'ESSENTIAL',
  'change-email': 'ESSENTIAL',
  'confirm-by-link': 'ESSENTIAL',
  'reset-by-link': 'ESSENTIAL',
  'email-changed': 'ESSENTIAL',
  'email-restored': 'ESSENTIAL',
  'erasure-requested': 'ESSENTIAL',
  'erasure-stopped': 'ESSENTIAL',
  receipt: 'ESSENTIAL',
  'invite-staff': 'INVITATION',
  'invite-client': 'INVITATION',
  welcome: 'NEWS',
  booking: 'NEWS',
  news: 'NEWS',
  digest: 'NEWS',
};

/** Returns what an e-mail is for: codes, warnings about an account and payments are essential. */
export function purposeOf(email: EmailRequest): MessagePurpose {
  const { template } = email;
  if (template !== 'news' || email.values.news === 'TEST') return purposes[template];
  return topicOf(email.values.news) === 'PAYMENTS' ? 'ESSENTIAL' : 'NEWS';
}
