import type { HealthDocumentKind } from '@zampa/domain/health/documents';

/** The texts of a visit note. */
export type NoteText = {
  readonly reason: string;
  readonly history: string;
  readonly findings: string;
  readonly assessment: string;
  readonly plan: string;
  readonly diagnoses: readonly { readonly text: string; readonly chronic: boolean }[];
};

const note = (
  reason: string,
  history: string,
  findings: string,
  assessment: string,
  plan: string,
  diagnosis?: string,
): NoteText => ({
  reason,
  history,
  findings,
  assessment,
  plan,
  diagnoses: diagnosis ? [{ text: diagnosis, chronic: false }] : [],
});

/** Visit notes in both languages, in the same order. */
export const NOTES = {
  en: [
    note(
      'Yearly check-up',
      'Eats and drinks well, lively.',
      'Heart and lungs clear. Slight tartar on the upper molars.',
      'Healthy.',
      'Brush teeth twice a week. Next check-up in a year.',
    ),
    note(
      'Vaccination visit',
      'No reaction to earlier vaccines.',
      'General condition good, temperature normal.',
      'Fit for vaccination.',
      'Vaccinated. Rest for 24 hours.',
    ),
    note(
      'Itching for a week',
      'Licks the paws, worse in the evening.',
      'Reddened skin between the toes, no parasites.',
      'Suspected allergic dermatitis.',
      'Antihistamine for ten days, then check again.',
      'Allergic dermatitis',
    ),
    note(
      'Diarrhea since yesterday',
      'Ate leftovers two days ago. No blood.',
      'Abdomen soft, well hydrated.',
      'Mild gastro-enteritis.',
      'Bland diet for three days, probiotic.',
      'Gastro-enteritis',
    ),
    note(
      'Ear discharge',
      'Shakes the head often.',
      'Left ear canal inflamed, brown discharge.',
      'Otitis externa.',
      'Ear drops twice a day for seven days.',
      'Otitis externa',
    ),
    note(
      'Follow-up',
      'Much better since the last visit.',
      'Findings back to normal.',
      'Recovered.',
      'No further treatment.',
    ),
  ],
  it: [
    note(
      'Visita annuale',
      'Mangia e beve bene, vivace.',
      'Cuore e polmoni nella norma. Lieve tartaro sui molari superiori.',
      'In salute.',
      'Spazzolare i denti due volte a settimana. Prossimo controllo tra un anno.',
    ),
    note(
      'Visita vaccinale',
      'Nessuna reazione ai vaccini precedenti.',
      'Buono stato generale, temperatura normale.',
      'Idoneo alla vaccinazione.',
      'Vaccinato. Riposo per 24 ore.',
    ),
    note(
      'Prurito da una settimana',
      'Si lecca le zampe, peggio la sera.',
      'Cute arrossata tra le dita, nessun parassita.',
      'Sospetta dermatite allergica.',
      'Antistaminico per dieci giorni, poi controllo.',
      'Dermatite allergica',
    ),
    note(
      'Diarrea da ieri',
      'Due giorni fa ha mangiato avanzi. Niente sangue.',
      'Addome morbido, ben idratato.',
      'Lieve gastroenterite.',
      'Dieta leggera per tre giorni, probiotico.',
      'Gastroenterite',
    ),
    note(
      'Secrezione dall’orecchio',
      'Scuote spesso la testa.',
      'Condotto sinistro infiammato, secrezione scura.',
      'Otite esterna.',
      'Gocce due volte al giorno per sette giorni.',
      'Otite esterna',
    ),
    note(
      'Controllo',
      'Sta molto meglio dall’ultima visita.',
      'Reperti nella norma.',
      'Guarito.',
      'Nessuna ulteriore terapia.',
    ),
  ],
} as const satisfies Readonly<Record<'en' | 'it', readonly NoteText[]>>;

/** Titles of documents in both languages, with their kind. */
export const DOCUMENTS: Readonly<
  Record<'en' | 'it', readonly { readonly kind: HealthDocumentKind; readonly title: string }[]>
> = {
  en: [
    { kind: 'LAB', title: 'Blood count' },
    { kind: 'IMAGING', title: 'X-ray of the chest' },
    { kind: 'CERTIFICATE', title: 'Certificate for travel' },
  ],
  it: [
    { kind: 'LAB', title: 'Emocromo' },
    { kind: 'IMAGING', title: 'Radiografia del torace' },
    { kind: 'CERTIFICATE', title: 'Certificato di viaggio' },
  ],
};
