import { moneyText } from '../../../documents/figures.ts';
import { serviceText } from '../../../documents/service-text.ts';
import type { EmailLanguage } from '../../../emails/email-text.ts';
import type { InboxRow } from './inbox-row.ts';

type About = {
  /** A moment by the clinic's clocks; null where there is none. */
  readonly when: string | null;
  readonly pets: string;
  readonly person: string;
  readonly facility: string;
  readonly sum: string;
  readonly isVideo: boolean;
  readonly isVisit: boolean;
  readonly hasSigns: boolean;
};

type Titles = Readonly<Record<InboxRow['kind'], (about: About) => string>>;
type Words = {
  readonly staff: Titles;
  readonly owner: Pick<Titles, 'MESSAGE'>;
  readonly photo: string;
};

/** Returns what an item of the inbox says: what it is about, and what was written. */
export function inboxText(
  language: EmailLanguage,
  row: InboxRow,
  isForStaff: boolean,
): { title: string; text: string } {
  const words = wordsOf[language];
  const about: About = {
    when: row.starts && momentOf(language, row.zone, row.starts),
    pets: row.pets.map(({ name }) => name).join(', '),
    person: row.person ? `${row.person.firstName} ${row.person.lastName}`.trim() : '',
    facility: row.facility ?? '',
    sum: row.amount === null ? '' : moneyText(row.amount, row.currency ?? 'EUR', language),
    isVideo: row.category === 'VIDEOCONSULTATION',
    isVisit: row.category === 'VISIT',
    hasSigns: row.redFlags > 0,
  };
  const titles = isForStaff ? words.staff : { ...words.staff, ...words.owner };
  return { title: titles[row.kind](about), text: textOf(row, language) };
}

function textOf({ quote, hasFile, services }: InboxRow, language: EmailLanguage): string {
  if (quote) return quote;
  return hasFile ? wordsOf[language].photo : serviceText(services, language);
}

const momentOf = (language: EmailLanguage, zone: string, instant: string) =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));

const english: Words = {
  staff: {
    REQUEST: ({ hasSigns }) =>
      hasSigns ? 'New request, with signs of an emergency' : 'New request',
    MESSAGE: ({ isVideo, isVisit, when }) => {
      if (!isVideo && !isVisit) return 'Message';
      const place = isVideo ? 'In the video consultation' : 'In the visit';
      return when ? `${place} of ${when}` : place;
    },
    TIME_ASKED: ({ when }) => (when ? `Asks for ${when}` : 'Asks for an appointment'),
    PROPOSAL_ANSWERED: ({ when }) => `Takes ${when ?? 'the proposed time'}`,
    CALLED_OFF: ({ when }) => (when ? `Called off ${when}` : 'Called off'),
    JOIN: () => 'Asks to join the team',
    VIDEO_WAITING: ({ when }) =>
      when ? `Waits in the video consultation of ${when}` : 'Waits in the video consultation',
    PAYMENT_FAILED: ({ sum }) => `Payment of ${sum} failed`,
    PROPOSAL: ({ pets }) => `Choose a time for ${pets}`,
    PAYMENT_DUE: ({ sum }) => `${sum} to pay`,
    FAMILY_REQUEST: ({ person }) => `${person} asks to join your family`,
    INVITATION: ({ facility }) => `${facility} invites you`,
    VIDEO_CALL: ({ facility }) => `${facility} is calling`,
  },
  owner: { MESSAGE: ({ person, facility }) => `${person || facility} wrote` },
  photo: 'Photo',
};

const italian: Words = {
  staff: {
    REQUEST: ({ hasSigns }) =>
      hasSigns ? 'Nuova richiesta, con segni di emergenza' : 'Nuova richiesta',
    MESSAGE: ({ isVideo, isVisit, when }) => {
      if (!isVideo && !isVisit) return 'Messaggio';
      const place = isVideo ? 'Nel videoconsulto' : 'Nella visita';
      return when ? `${place} di ${when}` : place;
    },
    TIME_ASKED: ({ when }) => (when ? `Chiede ${when}` : 'Chiede un appuntamento'),
    PROPOSAL_ANSWERED: ({ when }) => `Accetta ${when ?? 'l’orario proposto'}`,
    CALLED_OFF: ({ when }) => (when ? `Ha disdetto ${when}` : 'Ha disdetto'),
    JOIN: () => 'Chiede di entrare nel team',
    VIDEO_WAITING: ({ when }) =>
      when ? `Aspetta nel videoconsulto di ${when}` : 'Aspetta nel videoconsulto',
    PAYMENT_FAILED: ({ sum }) => `Pagamento di ${sum} non riuscito`,
    PROPOSAL: ({ pets }) => `Scegli un orario per ${pets}`,
    PAYMENT_DUE: ({ sum }) => `${sum} da pagare`,
    FAMILY_REQUEST: ({ person }) => `${person} chiede di entrare nella tua famiglia`,
    INVITATION: ({ facility }) => `${facility} ti invita`,
    VIDEO_CALL: ({ facility }) => `${facility} ti chiama`,
  },
  owner: { MESSAGE: ({ person, facility }) => `${person || facility} ha scritto` },
  photo: 'Foto',
};

const wordsOf: Readonly<Record<EmailLanguage, Words>> = { en: english, it: italian };
