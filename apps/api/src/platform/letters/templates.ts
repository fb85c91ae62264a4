export type Language = 'en' | 'it';

/** A letter as features ask for it: what it says is decided here, in the reader's language. */
export type LetterRequest = {
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
} & (
  | {
      readonly template: 'confirm-address' | 'reset-password';
      readonly values: { readonly code: string };
    }
  | {
      readonly template: 'welcome';
      readonly values: { readonly name: string; readonly url: string };
    }
);

/** What a letter says. A `code` stands large on a line of its own; an `action` is a button. */
export type LetterText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing: string;
};

/**
 * Letters with a code name nobody and link nowhere: the code must be the only run of six digits in them,
 * and an address or a name may hold another.
 */
export function letterText(letter: LetterRequest): LetterText {
  const write = texts[letter.language];
  if (letter.template === 'welcome') return write.welcome(letter.values.name, letter.values.url);
  return letter.template === 'confirm-address'
    ? write.confirmAddress(letter.values.code)
    : write.resetPassword(letter.values.code);
}

type Texts = {
  confirmAddress(code: string): LetterText;
  resetPassword(code: string): LetterText;
  welcome(name: string, url: string): LetterText;
};

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
};

const italian: Texts = {
  confirmAddress: (code) => ({
    subject: 'Conferma il tuo indirizzo e-mail',
    paragraphs: [
      'Benvenuto in Zampa. Inserisci questo codice per confermare il tuo indirizzo e-mail:',
    ],
    code,
    closing: 'Vale dieci minuti. Se non ti sei registrato, ignora questo messaggio.',
  }),
  resetPassword: (code) => ({
    subject: 'Il tuo codice per una nuova password',
    paragraphs: [
      'È stata chiesta una nuova password per il tuo account Zampa. Se sei stato tu, inserisci questo codice:',
    ],
    code,
    closing:
      'Vale dieci minuti. Se non sei stato tu, ignora questo messaggio: la password resta com’è.',
  }),
  welcome: (name, url) => ({
    subject: 'Benvenuto in Zampa',
    paragraphs: [
      `Ciao ${name},`,
      'il tuo account è pronto. Zampa tiene in contatto chi ha un animale e la sua clinica: domande, risposte e foto in un solo posto.',
      'Zampa non è un servizio di emergenza. In caso di emergenza chiama il tuo veterinario di fiducia o la clinica di pronto soccorso più vicina.',
    ],
    action: { label: 'Apri Zampa', url },
    closing: 'Il team di Zampa',
  }),
};

const texts: Readonly<Record<Language, Texts>> = { en: english, it: italian };
