import type { PersonalData } from '../../personal-data.ts';

/** Imported client data is part of the clients' own exports once they have an account. */
export const importData: PersonalData = {
  withheld: {
    imports: 'Which colleague brought a file of clients in and when: a record of the clinic.',
  },
};
