import type { PersonalData } from '../../personal-data.ts';

/** What a clinic brings in of its clients is in their own exports once they have an account. */
export const importData: PersonalData = {
  withheld: {
    imports: 'Which colleague brought a file of clients in and when: a record of the clinic.',
  },
};
