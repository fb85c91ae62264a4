export type SeedPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'en' | 'it';
};

/** `First Last` of people who speak one language. */
const speaking = (
  language: SeedPerson['language'],
  names: readonly string[],
): readonly SeedPerson[] =>
  names.map((name) => {
    const [firstName = '', ...rest] = name.split(' ');
    return { firstName, lastName: rest.join(' '), language };
  });

const italians = speaking('it', [
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

const english = speaking('en', [
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

/** The clients besides the pet owner who can sign in: 20 speak Italian, 19 English, in turns. */
export const clientPeople: readonly SeedPerson[] = italians.flatMap((italian, index) => [
  italian,
  ...english.slice(index, index + 1),
]);

/** Where they live, in Rome. */
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
