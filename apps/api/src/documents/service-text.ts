import { type ServiceTypeId, typeOfName } from '@zampa/domain/services/service-types';

/** What services are called that still have their first name. */
const FIRST_NAMES: Readonly<Record<'en' | 'it', Readonly<Record<ServiceTypeId, string>>>> = {
  en: {
    1: 'Consultation by message',
    2: 'Home visit',
    3: 'Video consultation',
    4: 'Appointment at the clinic',
  },
  it: {
    1: 'Consulto via messaggi',
    2: 'Visita a domicilio',
    3: 'Videoconsulto',
    4: 'Appuntamento in clinica',
  },
};

/** Returns what services are called, in the reader's language where nobody has given them another name. */
export const serviceText = (names: readonly string[], language: 'en' | 'it'): string =>
  names
    .map((name) => {
      const type = typeOfName(name);
      return type === null ? name : FIRST_NAMES[language][type];
    })
    .join(', ');
