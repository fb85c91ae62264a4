import type { NewsWords } from './news-words.ts';

/** The words of news in Italian. */
export const italianNews: NewsWords = {
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
  TIME_CONFIRMED: {
    subject: ({ facility }) => `Il tuo appuntamento da ${facility} è confermato`,
    opening: ({ facility }) => `${facility} ti aspetta a quest’ora:`,
    action: 'Vedi l’appuntamento',
  },
  TIME_MOVED: {
    subject: ({ person }) => `L’appuntamento con ${person} è stato spostato`,
    opening: 'Da adesso è a quest’ora:',
    action: 'Vedi l’appuntamento',
  },
  TIME_EXPIRED: {
    subject: ({ person }) => `L’ora chiesta con ${person} è passata senza risposta`,
    opening:
      'Nessuno ha confermato quest’ora prima che arrivasse. Non è un appuntamento; se ne può trovare un’altra:',
    action: 'Trova un’altra ora',
  },
  CALLED_OFF: {
    subject: ({ person }) => `${person} ha disdetto un appuntamento`,
    opening: ({ person }) => `${person} l’ha disdetto. L’orario è di nuovo libero:`,
    action: 'Vedi l’appuntamento',
  },
  VIDEO_WAITING: {
    subject: ({ person }) => `${person} aspetta nel videoconsulto`,
    opening: ({ person }) => `${person} aspetta di entrare.`,
    action: 'Vai al videoconsulto',
  },
  VIDEO_CALL: {
    subject: ({ facility }) => `${facility} ti chiama`,
    opening: ({ person, facility }) => `${person} di ${facility} ti aspetta.`,
    action: 'Vai al videoconsulto',
  },
  REQUEST: {
    subject: ({ person }) => `${person} chiede un consiglio`,
    opening: ({ person }) => `${person} vi ha scritto e aspetta una risposta.`,
    action: 'Leggi',
  },
  ASSIGNED: {
    subject: ({ person }) => `${person} ti affida una richiesta`,
    opening: ({ person, facility }) =>
      `${person} ti ha affidato la richiesta di un cliente di ${facility}.`,
    action: 'Leggi',
  },
  SERVICE_STARTED: {
    subject: ({ facility }) => `${facility} ha iniziato il tuo consulto`,
    opening: ({ facility }) => `${facility} ha preso in carico la tua richiesta.`,
    action: 'Vedi la conversazione',
  },
  SERVICE_ENDED: {
    subject: ({ facility }) => `${facility} ha concluso il tuo consulto`,
    opening: 'Nessuno vi scrive più. Quello che è stato scritto resta tuo da leggere.',
    action: 'Vedi la conversazione',
  },
  TEST: {
    subject: () => 'Questa è una notifica di prova',
    opening: 'Le notifiche di Zampa arrivano qui.',
    action: 'Scegli cosa ti raggiunge',
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
  FAMILY_DECLINED: {
    subject: () => 'La tua richiesta di entrare in una famiglia non è stata accettata',
    opening:
      'La tua richiesta di entrare in una famiglia su Zampa è terminata. Se pensi che sia un errore, parlane con chi ti ha dato il codice: con un loro codice puoi chiedere di nuovo.',
    action: 'Apri Zampa',
  },
  FAMILY_LEFT: {
    subject: ({ person }) => `${person} ti ha tolto dalla famiglia`,
    opening: ({ person }) =>
      `${person} ti ha tolto dalla famiglia. Non ne vedi più gli animali, le conversazioni e i pagamenti. Il suo codice è cambiato: chi deve entrarci riceve quello nuovo.`,
    action: 'Apri Zampa',
  },
  RELATIVE_LEFT: {
    subject: ({ person }) => `${person} ha lasciato la famiglia`,
    opening: ({ person }) =>
      `${person} non fa più parte della tua famiglia su Zampa e non ne vede più gli animali, le conversazioni e i pagamenti.`,
    action: 'Vedi la famiglia',
  },
  DIARY_SHARED: {
    subject: ({ facility }) => `${facility} ha scritto nel diario`,
    opening: ({ facility }) => `${facility} condivide con te una nota nel diario dei tuoi animali.`,
    action: 'Leggi',
  },
  CLIENT_ENDED: {
    subject: ({ facility }) => `Non sei più cliente di ${facility}`,
    opening: ({ facility }) =>
      `Non puoi più scrivere a ${facility} né prenotare. Quello che è stato scritto resta tuo da leggere.`,
    action: 'Apri Zampa',
  },
  CLIENT_ENABLED: {
    subject: ({ facility }) => `Sei di nuovo cliente di ${facility}`,
    opening: ({ facility }) => `Puoi di nuovo scrivere a ${facility} e prenotare.`,
    action: 'Apri Zampa',
  },
  CLIENT_LEFT: {
    subject: ({ person, facility }) => `${person} ha lasciato ${facility} o sospeso il contatto`,
    opening: ({ person }) =>
      `Non puoi più scrivere a ${person}, che ha ancora appuntamenti. Restano in calendario finché uno di voi non li disdice.`,
    action: 'Apri il calendario',
  },
  CLIENT_JOINED: {
    subject: ({ person, facility }) => `${person} ora è cliente di ${facility}`,
    opening: ({ person, facility }) =>
      `Da ora ${person} può scrivere a ${facility} su Zampa e chiedere appuntamenti.`,
    action: 'Apri i clienti',
  },
  INVITATION: {
    subject: ({ facility }) => `${facility} ti invita`,
    opening: ({ facility }) =>
      `${facility} ti invita a sentirvi su Zampa. Finché non accetti non vede nulla dei tuoi animali.`,
    action: 'Rispondi',
  },
  JOIN: {
    subject: ({ person, facility }) => `${person} vuole lavorare con ${facility}`,
    opening: ({ person, facility }) =>
      `${person} aspetta di entrare nel team di ${facility}. Finché non accetti non vede nulla.`,
    action: 'Rispondi',
  },
  JOIN_ACCEPTED: {
    subject: ({ facility }) => `Ora fai parte del team di ${facility}`,
    opening: ({ person, facility }) =>
      `${person} ti ha accettato. Da ora vedi quello che aspetta il team di ${facility}.`,
    action: 'Apri Zampa',
  },
  TEAM_LEFT: {
    subject: ({ facility }) => `Non fai parte del team di ${facility}`,
    opening: ({ person, facility }) =>
      `${person} ti ha tolto dall’elenco di ${facility}. Non vedi più quello che aspetta il suo team.`,
    action: 'Apri Zampa',
  },
  COLLEAGUE_LEFT: {
    subject: ({ person, facility }) => `${person} ha lasciato il team di ${facility}`,
    opening: ({ person, facility }) =>
      `${person} non lavora più da ${facility} e non vede più quello che aspetta il suo team.`,
    action: 'Apri il team',
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
  CASH_TO_RETURN: {
    subject: ({ person }) => `${person} deve riavere dei contanti`,
    opening: ({ person }) =>
      `L’appuntamento che ${person} aveva pagato in contanti non ha luogo. Nulla torna indietro da solo: restituisci il denaro e annotalo nel pagamento.`,
    action: 'Vedi il pagamento',
  },
  CARDS_LOST: {
    subject: ({ facility }) => `${facility} non può più essere pagata con carta`,
    opening: ({ facility }) =>
      `Il fornitore dei pagamenti non accetta più l’account di ${facility}. I servizi a pagamento non sono offerti finché non viene configurato di nuovo; il resto non cambia.`,
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
      'Tutto resta dov’è, le conversazioni aperte continuano e clienti e pagamenti si possono esportare. Non si può iniziare nulla di nuovo finché non scegliete un piano; uno è gratuito per sempre.',
    action: 'Scegli un piano',
  },
  PLAN_PAST_DUE: {
    subject: ({ facility }) => `Manca un pagamento per ${facility}`,
    opening:
      'Non è stato possibile incassare l’abbonamento. Dal giorno indicato qui sotto non si può iniziare nulla di nuovo finché non è saldato o scegliete un altro piano; lettura, conversazioni aperte ed esportazioni continuano.',
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
  requestsLeft: 'Richieste che aspettano di nuovo tutto il team',
  bookingsLeft: 'Appuntamenti con questa persona che restano in calendario',
  formerUser: 'Ex utente',
  closing: 'In Zampa scegli di che cosa ti scriviamo.',
};
