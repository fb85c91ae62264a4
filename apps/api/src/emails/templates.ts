import { zoneName } from '@zampa/domain/time/zone-name';
import { bookingText } from './booking-texts.ts';
import { digestText } from './digest-texts.ts';
import type { InvitationValues, EmailRequest } from './email-request.ts';
import type { EmailLanguage, EmailText } from './email-text.ts';
import { momentIn } from './moment.ts';
import { newsText } from './news-texts.ts';
import { receiptText } from './receipt-texts.ts';

/**
 * Returns the text of an e-mail. One with a code names nobody and links nowhere: the code must be the only run of six
 * digits in it, and an address or a name may hold another.
 */
export function emailText(email: EmailRequest): EmailText {
  const write = texts[email.language];
  switch (email.template) {
    case 'confirm-address':
      return write.confirmAddress(email.values.code);
    case 'reset-password':
      return write.resetPassword(email.values.code);
    case 'change-email':
      return write.changeEmail(email.values.code);
    case 'email-changed':
      return write.emailChanged();
    case 'erasure-requested':
      return write.erasureRequested(namedMoment(email.language, email.values));
    case 'erasure-stopped':
      return write.erasureStopped();
    case 'confirm-by-link':
      return write.confirmByLink(email.values.url);
    case 'reset-by-link':
      return write.resetByLink(email.values.url);
    case 'welcome':
      return write.welcome(email.values.name, email.values.url);
    case 'invite-staff':
      return write.inviteStaff(email.values);
    case 'invite-client':
      return write.inviteClient(email.values);
    case 'booking':
      return bookingText(email.language, email.values);
    case 'news':
      return newsText(email.language, email.values);
    case 'digest':
      return digestText(email.language, email.values);
    case 'receipt':
      return receiptText(email.language, email.values);
  }
}

/** With the name of the zone: who reads it may be elsewhere, and it is the last moment to change one’s mind. */
function namedMoment(language: EmailLanguage, { date, zone }: { date: string; zone: string }) {
  return `${momentIn(language, zone, date)} (${zoneName(zone, language, new Date(date))})`;
}

type Texts = {
  confirmAddress(code: string): EmailText;
  resetPassword(code: string): EmailText;
  changeEmail(code: string): EmailText;
  emailChanged(): EmailText;
  erasureRequested(date: string): EmailText;
  erasureStopped(): EmailText;
  confirmByLink(url: string): EmailText;
  resetByLink(url: string): EmailText;
  welcome(name: string, url: string): EmailText;
  inviteStaff(values: InvitationValues): EmailText;
  inviteClient(values: InvitationValues): EmailText;
};

const quoted = (message: string) => (message === '' ? [] : [`“${message}”`]);

const english: Texts = {
  confirmAddress: (code) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: ['Welcome to Zampa. Enter this code to confirm your e-mail address:'],
    code,
    closing: 'It is valid for ten minutes. If you did not sign up, you can ignore this message.',
  }),
  resetPassword: (code) => ({
    subject: 'Your code for a new password',
    paragraphs: [
      'Somebody asked for a new password for your Zampa account. If it was you, enter this code:',
    ],
    code,
    closing:
      'It is valid for ten minutes. If it was not you, ignore this message: your password stays as it is.',
  }),
  changeEmail: (code) => ({
    subject: 'Confirm your new e-mail address',
    paragraphs: ['Enter this code in Zampa to sign in with this e-mail address from now on:'],
    code,
    closing: 'It is valid for ten minutes. If you did not ask for it, ignore this message.',
  }),
  emailChanged: () => ({
    subject: 'Your Zampa account has another e-mail address',
    paragraphs: [
      'The e-mail address of your Zampa account was changed a moment ago by somebody who entered its password. This address no longer signs in.',
    ],
    closing:
      'If it was not you, somebody knows your password: choose another one wherever you use the same.',
  }),
  erasureRequested: (date) => ({
    subject: 'Your Zampa account will be deleted',
    paragraphs: [
      `You asked for your Zampa account to be deleted. It is closed now, and will be deleted for good on ${date}.`,
      'If you change your mind, sign in before then: everything is as it was.',
      'What your clinic has to keep (conversations, visits, payments and invoices) stays with it, without your name where the law does not ask for it.',
    ],
    closing:
      'If it was not you, somebody knows your password: sign in, which stops the deletion, and choose a new password.',
  }),
  erasureStopped: () => ({
    subject: 'Your Zampa account stays',
    paragraphs: [
      'You signed in, so your Zampa account will not be deleted. Everything is as it was; devices and calendars have to be connected again.',
    ],
    closing:
      'If it was not you, somebody knows your password: choose a new one at once. You can ask for the deletion again at any time in your settings.',
  }),
  confirmByLink: (url) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Welcome to Zampa. Many wrong codes were tried for your account, so this message has a link instead of a code:',
    ],
    action: { label: 'Confirm the address', url },
    closing: 'It is valid for an hour. If you did not sign up, you can ignore this message.',
  }),
  resetByLink: (url) => ({
    subject: 'Your link for a new password',
    paragraphs: [
      'Somebody asked for a new password for your Zampa account. Many wrong codes were tried today, so this message has a link instead of a code. If it was you, open it:',
    ],
    action: { label: 'Choose a new password', url },
    closing:
      'It is valid for an hour. If it was not you, ignore this message: your password stays as it is.',
  }),
  welcome: (name, url) => ({
    subject: 'Welcome to Zampa',
    paragraphs: [
      `Hello ${name},`,
      'your account is ready. Zampa keeps pet owners and their clinic in touch: questions, answers and photos in one place.',
      'Zampa is no emergency service. In an emergency call your trusted vet or the nearest emergency clinic.',
    ],
    action: { label: 'Open Zampa', url },
    closing: 'The Zampa team',
  }),
  inviteStaff: ({ facility, inviter, message, url }) => ({
    subject: `Join ${facility} on Zampa`,
    paragraphs: [
      `${inviter} invites you to work with ${facility} on Zampa.`,
      ...quoted(message),
      'Sign in or sign up with this e-mail address, and you are part of the team.',
    ],
    action: { label: 'Join the team', url },
    closing:
      'The link is valid for thirty days. If you do not know the sender, ignore this message.',
  }),
  inviteClient: ({ facility, message, url }) => ({
    subject: `${facility} invites you to Zampa`,
    paragraphs: [
      `${facility} would like to stay in touch with you and your animals on Zampa: questions, answers and photos in one place.`,
      ...quoted(message),
      'Sign in or sign up with this e-mail address to accept. You can also turn the invitation down there.',
    ],
    action: { label: 'See the invitation', url },
    closing: 'The link is valid for thirty days.',
  }),
};

const italian: Texts = {
  confirmAddress: (code) => ({
    subject: 'Conferma il tuo indirizzo e-mail',
    paragraphs: [
      'Ti diamo il benvenuto su Zampa. Inserisci questo codice per confermare il tuo indirizzo e-mail:',
    ],
    code,
    closing: 'Vale dieci minuti. Se non ti sei registrato, ignora questo messaggio.',
  }),
  resetPassword: (code) => ({
    subject: 'Il tuo codice per una nuova password',
    paragraphs: [
      'È stata chiesta una nuova password per il tuo account Zampa. Se la richiesta è tua, inserisci questo codice:',
    ],
    code,
    closing:
      'Vale dieci minuti. Se non sei stato tu, ignora questo messaggio: la password resta com’è.',
  }),
  changeEmail: (code) => ({
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    paragraphs: [
      'Inserisci questo codice in Zampa per accedere d’ora in poi con questo indirizzo:',
    ],
    code,
    closing: 'Vale dieci minuti. Se non l’hai chiesto tu, ignora questo messaggio.',
  }),
  emailChanged: () => ({
    subject: 'Il tuo account Zampa ha un altro indirizzo e-mail',
    paragraphs: [
      'Poco fa l’indirizzo e-mail del tuo account Zampa è stato cambiato da chi ne ha inserito la password. Con questo indirizzo non si accede più.',
    ],
    closing:
      'Se non sei stato tu, qualcuno conosce la tua password: scegline un’altra ovunque usi la stessa.',
  }),
  erasureRequested: (date) => ({
    subject: 'Il tuo account Zampa verrà eliminato',
    paragraphs: [
      `Hai chiesto di eliminare il tuo account Zampa. Da ora è chiuso, e verrà eliminato per sempre ${date}.`,
      'Se cambi idea, accedi prima di allora: ritrovi tutto com’era.',
      'Quello che la tua clinica deve conservare (conversazioni, visite, pagamenti e fatture) resta alla clinica, senza il tuo nome dove la legge non lo richiede.',
    ],
    closing:
      'Se non sei stato tu, qualcuno conosce la tua password: accedi, così l’eliminazione si ferma, e scegli una nuova password.',
  }),
  erasureStopped: () => ({
    subject: 'Il tuo account Zampa resta',
    paragraphs: [
      'Hai effettuato l’accesso, quindi il tuo account Zampa non verrà eliminato. Tutto è com’era; i dispositivi e i calendari vanno collegati di nuovo.',
    ],
    closing:
      'Se non sei stato tu, qualcuno conosce la tua password: scegline subito una nuova. Puoi chiedere di nuovo l’eliminazione in ogni momento nelle impostazioni.',
  }),
  confirmByLink: (url) => ({
    subject: 'Conferma il tuo indirizzo e-mail',
    paragraphs: [
      'Ti diamo il benvenuto su Zampa. Per il tuo account sono stati provati molti codici sbagliati: questo messaggio contiene quindi un link al posto del codice.',
    ],
    action: { label: 'Conferma l’indirizzo', url },
    closing: 'Vale un’ora. Se non ti sei registrato, ignora questo messaggio.',
  }),
  resetByLink: (url) => ({
    subject: 'Il tuo link per una nuova password',
    paragraphs: [
      'È stata chiesta una nuova password per il tuo account Zampa. Oggi sono stati provati molti codici sbagliati: questo messaggio contiene quindi un link al posto del codice. Se la richiesta è tua, aprilo:',
    ],
    action: { label: 'Scegli una nuova password', url },
    closing: 'Vale un’ora. Se non sei stato tu, ignora questo messaggio: la password resta com’è.',
  }),
  welcome: (name, url) => ({
    subject: 'Ti diamo il benvenuto su Zampa',
    paragraphs: [
      `Ciao ${name},`,
      'il tuo account è pronto. Zampa tiene in contatto chi ha un animale e la sua clinica: domande, risposte e foto in un solo posto.',
      'Zampa non è un servizio di emergenza. In caso di emergenza chiama il tuo veterinario di fiducia o la clinica di pronto soccorso più vicina.',
    ],
    action: { label: 'Apri Zampa', url },
    closing: 'Il team di Zampa',
  }),
  inviteStaff: ({ facility, inviter, message, url }) => ({
    subject: `Entra in ${facility} su Zampa`,
    paragraphs: [
      `${inviter} ti invita a lavorare con ${facility} su Zampa.`,
      ...quoted(message),
      'Accedi o registrati con questo indirizzo e-mail e farai parte del team.',
    ],
    action: { label: 'Entra nel team', url },
    closing: 'Il link vale trenta giorni. Se non conosci il mittente, ignora questo messaggio.',
  }),
  inviteClient: ({ facility, message, url }) => ({
    subject: `${facility} ti invita su Zampa`,
    paragraphs: [
      `${facility} desidera restare in contatto con te e i tuoi animali su Zampa: domande, risposte e foto in un solo posto.`,
      ...quoted(message),
      'Accedi o registrati con questo indirizzo e-mail per accettare. Lì puoi anche rifiutare l’invito.',
    ],
    action: { label: 'Vedi l’invito', url },
    closing: 'Il link vale trenta giorni.',
  }),
};

const texts: Readonly<Record<EmailLanguage, Texts>> = { en: english, it: italian };
