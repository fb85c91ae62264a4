export type SeedPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'en' | 'it';
};

/** Splits names in the form `First Last`, for people of one language. */
const peopleSpeaking = (
  language: SeedPerson['language'],
  names: readonly string[],
): readonly SeedPerson[] =>
  names.map((name) => {
    const [firstName = '', ...rest] = name.split(' ');
    return { firstName, lastName: rest.join(' '), language };
  });

const italians = peopleSpeaking('it', [
  'Alessandro Ferri',
  'Beatrice Moretti',
  'Carlo De Santis',
  'Daniela Greco',
  'Elena Barbieri',
  'Francesco Marini',
  'Giorgia Lombardi',
  'Ilaria Costa',
  'Lorenzo Fontana',
  'Martina Rinaldi',
  'Nicola Caruso',
  'Ottavia Serra',
  'Paolo Gentile',
  'Roberta Villa',
  'Simone Ricci',
  'Teresa Bruno',
  'Umberto Galli',
  'Valentina Leone',
  'Bruno Sartori',
  'Camilla Testa',
]);

const english = peopleSpeaking('en', [
  'Olivia Bennett',
  'James Carter',
  'Hannah Doyle',
  'Peter Ellis',
  'Sophie Fraser',
  'Daniel Grant',
  'Amelia Hughes',
  'Thomas Irving',
  'Grace Kelly',
  'Henry Lawson',
  'Nora Murphy',
  'Oscar Newton',
  'Ruby Palmer',
  'Samuel Quinn',
  'Alice Reed',
  'George Stone',
  'Freya Turner',
  'Victor Walsh',
  'Emma Young',
]);

/** The clients other than the owner who can sign in: 20 Italian and 19 English speakers, alternating. */
export const clientPeople: readonly SeedPerson[] = italians.flatMap((italian, index) => [
  italian,
  ...english.slice(index, index + 1),
]);

/** Streets in Rome for their addresses. */
export const streets = [
  'Via Appia Nuova',
  'Via dei Serpenti',
  'Via Nomentana',
  'Via della Scrofa',
  'Viale Trastevere',
  'Via Ostiense',
  'Via Tuscolana',
  'Via Merulana',
] as const;
