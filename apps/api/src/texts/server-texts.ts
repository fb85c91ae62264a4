// Made by `npm run generate` from the files that are named here.
import enAccountTexts from '@zampa/i18n/locales/en/account.json' with { type: 'json' };
import enAppointmentsTexts from '@zampa/i18n/locales/en/appointments.json' with { type: 'json' };
import enCommonTexts from '@zampa/i18n/locales/en/common.json' with { type: 'json' };
import enHealthTexts from '@zampa/i18n/locales/en/health.json' with { type: 'json' };
import enInboxTexts from '@zampa/i18n/locales/en/inbox.json' with { type: 'json' };
import enInvitationsTexts from '@zampa/i18n/locales/en/invitations.json' with { type: 'json' };
import enNotificationsTexts from '@zampa/i18n/locales/en/notifications.json' with { type: 'json' };
import enPaymentsTexts from '@zampa/i18n/locales/en/payments.json' with { type: 'json' };
import enTimetablesTexts from '@zampa/i18n/locales/en/timetables.json' with { type: 'json' };
import itAccountTexts from '@zampa/i18n/locales/it/account.json' with { type: 'json' };
import itAppointmentsTexts from '@zampa/i18n/locales/it/appointments.json' with { type: 'json' };
import itCommonTexts from '@zampa/i18n/locales/it/common.json' with { type: 'json' };
import itHealthTexts from '@zampa/i18n/locales/it/health.json' with { type: 'json' };
import itInboxTexts from '@zampa/i18n/locales/it/inbox.json' with { type: 'json' };
import itInvitationsTexts from '@zampa/i18n/locales/it/invitations.json' with { type: 'json' };
import itNotificationsTexts from '@zampa/i18n/locales/it/notifications.json' with { type: 'json' };
import itPaymentsTexts from '@zampa/i18n/locales/it/payments.json' with { type: 'json' };
import itTimetablesTexts from '@zampa/i18n/locales/it/timetables.json' with { type: 'json' };

/** The texts that the server writes: e-mails, text messages, documents and lists. */
export const serverTexts = {
  en: {
    account: enAccountTexts,
    appointments: enAppointmentsTexts,
    common: enCommonTexts,
    health: enHealthTexts,
    inbox: enInboxTexts,
    invitations: enInvitationsTexts,
    notifications: enNotificationsTexts,
    payments: enPaymentsTexts,
    timetables: enTimetablesTexts,
  },
  it: {
    account: itAccountTexts,
    appointments: itAppointmentsTexts,
    common: itCommonTexts,
    health: itHealthTexts,
    inbox: itInboxTexts,
    invitations: itInvitationsTexts,
    notifications: itNotificationsTexts,
    payments: itPaymentsTexts,
    timetables: itTimetablesTexts,
  },
} as const;
