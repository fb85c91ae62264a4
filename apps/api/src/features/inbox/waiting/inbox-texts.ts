import type { Translate } from '@zampa/i18n/translator';
import { moneyText } from '../../../documents/figures.ts';
import { serviceText } from '../../../documents/service-text.ts';
import type { EmailLanguage } from '../../../emails/email-text.ts';
import { translateTo } from '../../../texts/translate.ts';
import type { InboxRow } from './inbox-row.ts';

/** Returns the title and the text of an inbox item in the reader's language. */
export function inboxText(
  language: EmailLanguage,
  row: InboxRow,
  isForStaff: boolean,
): { title: string; text: string } {
  const t = translateTo(language);
  const title =
    row.kind === 'MESSAGE' && !isForStaff ? writtenTitle(t, row) : titleOf(t, row, language);
  return { title, text: textOf(t, row, language) };
}

function titleOf(t: Translate, row: InboxRow, language: EmailLanguage): string {
  const when = row.starts && momentOf(language, row.zone, row.starts);
  const amount = row.amount === null ? '' : moneyText(row.amount, row.currency ?? 'EUR', language);
  switch (row.kind) {
    case 'REQUEST':
      return row.redFlags > 0
        ? t('inbox:server.item.requestWithSigns')
        : t('inbox:server.item.request');
    case 'MESSAGE':
      return messageTitle(t, row, when);
    case 'TIME_ASKED':
      return when
        ? t('inbox:server.item.timeAsked', { when })
        : t('inbox:server.item.appointmentAsked');
    case 'TO_BE_MOVED':
      return t('inbox:server.item.toBeMoved', { when: when ?? '' });
    case 'PROPOSAL_ANSWERED':
      return when
        ? t('inbox:server.item.proposalAnswered', { when })
        : t('inbox:server.item.proposedTimeChosen');
    case 'CALLED_OFF':
      return when
        ? t('inbox:server.item.calledOff', { when })
        : t('inbox:server.item.appointmentCalledOff');
    case 'JOIN':
      return t('inbox:server.item.join');
    case 'VIDEO_WAITING':
      return when
        ? t('inbox:server.item.videoWaitingOf', { when })
        : t('inbox:server.item.videoWaiting');
    case 'PAYMENT_FAILED':
      return t('inbox:server.item.paymentFailed', { amount });
    case 'PROPOSAL':
      return t('inbox:server.item.proposal', { pets: row.pets.map(({ name }) => name).join(', ') });
    case 'PAYMENT_DUE':
      return t('inbox:server.item.paymentDue', { amount });
    case 'FAMILY_REQUEST':
      return t('inbox:server.item.familyRequest', { person: nameOf(row) });
    case 'INVITATION':
      return t('inbox:server.item.invitation', { facility: row.facility ?? '' });
    case 'VIDEO_CALL':
      return t('inbox:server.item.videoCall', { facility: row.facility ?? '' });
  }
}

function messageTitle(t: Translate, { category }: InboxRow, when: string | null): string {
  if (category === 'VIDEOCONSULTATION')
    return when
      ? t('inbox:server.item.messageInVideoOf', { when })
      : t('inbox:server.item.messageInVideo');
  if (category === 'VISIT')
    return when
      ? t('inbox:server.item.messageInVisitOf', { when })
      : t('inbox:server.item.messageInVisit');
  return t('inbox:server.item.message');
}

const writtenTitle = (t: Translate, row: InboxRow): string =>
  t('inbox:server.item.wrote', { author: nameOf(row) || (row.facility ?? '') });

const nameOf = ({ person }: InboxRow): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() : '';

function textOf(t: Translate, row: InboxRow, language: EmailLanguage): string {
  if (row.quote) return row.quote;
  return row.hasFile ? t('inbox:server.item.photo') : serviceText(row.services, language);
}

const momentOf = (language: EmailLanguage, zone: string, instant: string): string =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
