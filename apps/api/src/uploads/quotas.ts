const MEGABYTE = 1024 * 1024;
const A_DAY = 86_400;

export type Quota = {
  readonly name: string;
  readonly who: 'account' | 'facility';
  /** Bytes in any period of so many seconds. */
  readonly most: number;
  readonly seconds: number;
  /** What it protects, for whoever asks why they were refused. */
  readonly guards: string;
};

/** How much may be uploaded: counted in the sizes of the files that are stored, so that what is deleted is free again. */
export const QUOTAS = {
  person: {
    name: 'uploads-of-person',
    who: 'account',
    most: 300 * MEGABYTE,
    seconds: A_DAY,
    guards:
      'The disk from one person: as many photos of a busy day, and not as many as a disk holds.',
  },
  facility: {
    name: 'uploads-of-facility',
    who: 'facility',
    most: 3000 * MEGABYTE,
    seconds: A_DAY,
    guards: 'The disk from one clinic and its clients together, however many people they are.',
  },
} as const satisfies Record<string, Quota>;
