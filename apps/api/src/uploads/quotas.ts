const MEGABYTE = 1024 * 1024;
const A_DAY = 86_400;

export type Quota = {
  readonly name: string;
  readonly countedBy: 'account' | 'facility';
  /** Bytes within any period of `seconds`. */
  readonly most: number;
  readonly seconds: number;
  /** The reason for the quota, shown with a refusal. */
  readonly guards: string;
};

/** Upload quotas, counted by the size of stored files, so that deleting a file frees its share. */
export const QUOTAS = {
  person: {
    name: 'uploads-of-person',
    countedBy: 'account',
    most: 300 * MEGABYTE,
    seconds: A_DAY,
    guards: 'One person filling the disk.',
  },
  facility: {
    name: 'uploads-of-facility',
    countedBy: 'facility',
    most: 3000 * MEGABYTE,
    seconds: A_DAY,
    guards: 'One clinic and its clients filling the disk.',
  },
} as const satisfies Record<string, Quota>;
