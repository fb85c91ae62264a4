import {
  NOTIFICATION_KINDS,
  type NotificationAbout,
  type NotificationKind,
} from '@zampa/domain/notifications/notification-kinds';
import * as z from 'zod';
import type { EmailLanguage, EmailText } from './email-text.ts';
import { momentIn } from './moment.ts';

export const NewsValues = z
  .object({
    news: z.enum(NOTIFICATION_KINDS),
    /** Who did it. */
    person: z.string(),
    /** Empty where it is about no clinic. */
    facility: z.string(),
    pets: z.array(z.string()).readonly(),
    /** Instants it is about, and the zone whose clocks the reader goes by. */
    starts: z.array(z.string()).readonly(),
    zone: z.string(),
    url: z.string(),
  })
  .readonly();
export type NewsValues = z.output<typeof NewsValues>;

type Who = { readonly person: string; readonly facility: string; readonly pets: string };

type Words = {
  readonly [Kind in NotificationKind]: {
    readonly subject: (who: Who) => string;
    readonly opening: string | ((who: Who) => string);
    readonly action: string;
  };
} & { readonly for: string; readonly when: string; readonly closing: string };

/** Returns what somebody is written who was away. What was said about health is never in it: a link leads there. */
export function newsText(language: EmailLanguage, values: NewsValues): EmailText {
  const words = wordsOf[language];
  const { subject, opening, action } = words[values.news];
  const { person, facility } = values;
  const who = { person, facility, pets: values.pets.join(', ') };
  const times = values.starts.map((start) => momentIn(language, values.zone, start));
  return {
    subject: subject(who),
    paragraphs: [
      typeof opening === 'string' ? opening : opening(who),
      ...(who.pets ? [`${words.for}: ${who.pets}`] : []),
      ...times.map((time) => `${words.when}: ${time}`),
    ],
    action: { label: action, url: values.url },
    closing: words.closing,
  };
}

/** Returns how it is said in a line or two, in the list of what somebody was told and on a locked screen. */
export function newsNotice(
  language: EmailLanguage,
  kind: NotificationKind,
  { person, facility, pets, starts, zone }: NotificationAbout,
): { title: string; body: string } {
  const who = { person, facility, pets: pets.join(', ') };
  const times = starts.map((start) => momentIn(language, zone, start));
  return {
    title: wordsOf[language][kind].subject(who),
    body: [who.pets, ...times].filter(Boolean).join(' · '),
  };
}

const english: Words = {
  TIME_ASKED: {
    subject: ({ person }) => `${person} asks for an appointment`,
    opening: ({ person }) => `${person} asks for this time and waits for your answer:`,
    action: 'Confirm, or propose another time',
  },
  TIME_WANTED: {
    subject: ({ person }) => `${person} asks for an appointment`,
    opening: ({ person }) => `${person} would like an appointment and leaves the time to you.`,
    action: 'Find a time',
  },
  TIMES_PROPOSED: {
    subject: ({ facility }) => `${facility} proposes times for your appointment`,
    opening: ({ facility }) => `${facility} proposes these times. Choose the one that suits you:`,
    action: 'Choose a time',
  },
  PROPOSAL_ANSWERED: {
    subject: ({ person }) => `${person} has chosen a time`,
    opening: ({ person }) => `${person} takes the time that you proposed:`,
    action: 'See the appointment',
  },
  CALLED_OFF: {
    subject: ({ person }) => `${person} has called off an appointment`,
    opening: ({ person }) => `${person} will not come. The time is free again:`,
    action: 'See the appointment',
  },
  REQUEST: {
    subject: ({ person }) => `${person} asks for advice`,
    opening: ({ person }) => `${person} has written to you and waits for an answer.`,
    action: 'Read it',
  },
  MESSAGE: {
    subject: ({ person }) => `A message from ${person}`,
    opening: ({ person }) => `${person} has written to you on Zampa.`,
    action: 'Read it',
  },
  FAMILY_REQUEST: {
    subject: ({ person }) => `${person} would like to join your family`,
    opening: ({ person }) =>
      `${person} asks to join your family on Zampa: to see the same animals and to write to the same clinics. Nothing is shown until you accept.`,
    action: 'Answer',
  },
  FAMILY_ACCEPTED: {
    subject: () => 'You are part of the family',
    opening: ({ person }) =>
      `${person} has accepted you. From now on you see the same animals and the same conversations.`,
    action: 'Open Zampa',
  },
  PAYMENT_ASKED: {
    subject: ({ facility }) => `${facility} asks you to pay`,
    opening: ({ facility }) => `${facility} asks you to pay by card. It takes a minute.`,
    action: 'Pay',
  },
  PAYMENT_RECEIVED: {
    subject: ({ person }) => `${person} has paid`,
    opening: ({ person }) => `${person} has paid by card.`,
    action: 'See the payment',
  },
  PAYMENT_DISPUTED: {
    subject: ({ person }) => `The bank of ${person} asks about a payment`,
    opening: ({ person }) =>
      `${person} has asked their bank to take a card payment back. Answer on the page of the card provider: until then the money is held.`,
    action: 'See the payment',
  },
  CARDS_LOST: {
    subject: ({ facility }) => `${facility} cannot be paid by card any more`,
    opening: ({ facility }) =>
      `The card provider does not accept the account of ${facility} any more. Services with a price are not offered until it is set up again; nothing else changes.`,
    action: 'See the account',
  },
  PAYMENT_REFUNDED: {
    subject: ({ facility }) => `${facility} gives you money back`,
    opening: ({ facility }) =>
      `${facility} gives money back to the card you paid with. It arrives in five to ten days.`,
    action: 'See the payment',
  },
  PAYMENT_FAILED: {
    subject: ({ person }) => `Payment failed: the card of ${person} was declined`,
    opening: ({ person }) => `The card of ${person} was declined. Another one can be tried.`,
    action: 'See the payment',
  },
  PAYMENT_EXPIRED: {
    subject: ({ person }) => `Payment not paid: the appointment with ${person} is cancelled`,
    opening:
      'What was to be paid upfront was not paid in time. The appointment is cancelled, and this time is free again:',
    action: 'See the appointment',
  },
  TRIAL_ENDING: {
    subject: ({ facility }) => `The trial of ${facility} ends soon`,
    opening:
      'Choose a plan before it ends, and nothing changes. One of them is free for ever. The trial ends:',
    action: 'Choose a plan',
  },
  TRIAL_ENDED: {
    subject: ({ facility }) => `The trial of ${facility} has ended`,
    opening:
      'Everything stays where it is, open conversations go on and can be exported. New work waits until you choose a plan; one is free for ever.',
    action: 'Choose a plan',
  },
  PLAN_PAST_DUE: {
    subject: ({ facility }) => `A payment for ${facility} is missing`,
    opening:
      'The subscription could not be paid. Nothing changes for 14 days; after that new work waits until it is settled or you choose another plan.',
    action: 'Settle it',
  },
  PLAN_ENDED: {
    subject: ({ facility }) => `${facility} is on the free plan now`,
    opening:
      'What was paid for has ended. Nobody was removed and nothing was deleted; the limits of the free plan hold for what is new.',
    action: 'See the plan',
  },
  for: 'For',
  when: 'When',
  closing: 'Zampa writes to you because you were not there when it came.',
};

const italian: Words = {
  TIME_ASKED: {
    subject: ({ person }) => `${person} chiede un appuntamento`,
    opening: ({ person }) => `${person} chiede quest’ora e aspetta la vostra risposta:`,
    action: 'Conferma o proponi un’altra ora',
  },
  TIME_WANTED: {
    subject: ({ person }) => `${person} chiede un appuntamento`,
    opening: ({ person }) =>
      `${person} desidera un appuntamento e lascia a voi la scelta dell’ora.`,
    action: 'Trova un’ora',
  },
  TIMES_PROPOSED: {
    subject: ({ facility }) => `${facility} propone degli orari per il tuo appuntamento`,
    opening: ({ facility }) => `${facility} propone questi orari. Scegli quello che preferisci:`,
    action: 'Scegli un orario',
  },
  PROPOSAL_ANSWERED: {
    subject: ({ person }) => `${person} ha scelto un orario`,
    opening: ({ person }) => `${person} accetta l’orario che avete proposto:`,
    action: 'Vedi l’appuntamento',
  },
  CALLED_OFF: {
    subject: ({ person }) => `${person} ha annullato un appuntamento`,
    opening: ({ person }) => `${person} non verrà. L’ora è di nuovo libera:`,
    action: 'Vedi l’appuntamento',
  },
  REQUEST: {
    subject: ({ person }) => `${person} chiede un consiglio`,
    opening: ({ person }) => `${person} vi ha scritto e aspetta una risposta.`,
    action: 'Leggi',
  },
  MESSAGE: {
    subject: ({ person }) => `Un messaggio da ${person}`,
    opening: ({ person }) => `${person} ti ha scritto su Zampa.`,
    action: 'Leggi',
  },
  FAMILY_REQUEST: {
    subject: ({ person }) => `${person} vuole entrare nella tua famiglia`,
    opening: ({ person }) =>
      `${person} chiede di entrare nella tua famiglia su Zampa: per vedere gli stessi animali e scrivere alle stesse cliniche. Finché non accetti non vede nulla.`,
    action: 'Rispondi',
  },
  FAMILY_ACCEPTED: {
    subject: () => 'Ora fai parte della famiglia',
    opening: ({ person }) =>
      `${person} ti ha accettato. Da ora vedi gli stessi animali e le stesse conversazioni.`,
    action: 'Apri Zampa',
  },
  PAYMENT_ASKED: {
    subject: ({ facility }) => `${facility} ti chiede un pagamento`,
    opening: ({ facility }) => `${facility} ti chiede di pagare con la carta. Basta un minuto.`,
    action: 'Paga',
  },
  PAYMENT_RECEIVED: {
    subject: ({ person }) => `${person} ha pagato`,
    opening: ({ person }) => `${person} ha pagato con la carta.`,
    action: 'Vedi il pagamento',
  },
  PAYMENT_DISPUTED: {
    subject: ({ person }) => `La banca di ${person} contesta un pagamento`,
    opening: ({ person }) =>
      `${person} ha chiesto alla propria banca di stornare un pagamento con carta. Rispondi sulla pagina del fornitore dei pagamenti: fino ad allora il denaro è trattenuto.`,
    action: 'Vedi il pagamento',
  },
  CARDS_LOST: {
    subject: ({ facility }) => `${facility} non può più essere pagata con carta`,
    opening: ({ facility }) =>
      `Il fornitore dei pagamenti non accetta più l’account di ${facility}. Le prestazioni a pagamento non sono offerte finché non viene configurato di nuovo; il resto non cambia.`,
    action: 'Vedi l’account',
  },
  PAYMENT_REFUNDED: {
    subject: ({ facility }) => `${facility} ti rimborsa`,
    opening: ({ facility }) =>
      `${facility} ti restituisce del denaro sulla carta con cui hai pagato. Arriva in cinque-dieci giorni.`,
    action: 'Vedi il pagamento',
  },
  PAYMENT_FAILED: {
    subject: ({ person }) => `Pagamento non riuscito: la carta di ${person} è stata rifiutata`,
    opening: ({ person }) => `La carta di ${person} è stata rifiutata. Se ne può provare un’altra.`,
    action: 'Vedi il pagamento',
  },
  PAYMENT_EXPIRED: {
    subject: ({ person }) => `Pagamento non effettuato: l’appuntamento con ${person} è annullato`,
    opening:
      'L’anticipo non è stato pagato in tempo. L’appuntamento è annullato e quest’ora è di nuovo libera:',
    action: 'Vedi l’appuntamento',
  },
  TRIAL_ENDING: {
    subject: ({ facility }) => `La prova di ${facility} sta per finire`,
    opening:
      'Scegliete un piano prima della fine e non cambia nulla. Uno è gratuito per sempre. La prova finisce:',
    action: 'Scegli un piano',
  },
  TRIAL_ENDED: {
    subject: ({ facility }) => `La prova di ${facility} è finita`,
    opening:
      'Tutto resta dov’è, le conversazioni aperte continuano e si possono esportare. Il lavoro nuovo aspetta finché non scegliete un piano; uno è gratuito per sempre.',
    action: 'Scegli un piano',
  },
  PLAN_PAST_DUE: {
    subject: ({ facility }) => `Manca un pagamento per ${facility}`,
    opening:
      'Non è stato possibile incassare l’abbonamento. Per 14 giorni non cambia nulla; dopo, il lavoro nuovo aspetta finché non è saldato o scegliete un altro piano.',
    action: 'Salda',
  },
  PLAN_ENDED: {
    subject: ({ facility }) => `${facility} è ora sul piano gratuito`,
    opening:
      'Ciò che era pagato è terminato. Nessuno è stato rimosso e nulla è stato cancellato; per le cose nuove valgono i limiti del piano gratuito.',
    action: 'Vedi il piano',
  },
  for: 'Per',
  when: 'Quando',
  closing: 'Zampa ti scrive perché non c’eri quando è arrivato.',
};

const wordsOf: Readonly<Record<EmailLanguage, Words>> = { en: english, it: italian };
