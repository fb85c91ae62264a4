import type { Mutant } from './mutant.ts';

const domain = 'packages/domain/src';
const redFlags = {
  file: `${domain}/conversations/red-flags.ts`,
  tests: [`${domain}/conversations/red-flags.test.ts`],
} as const;
const services = {
  file: `${domain}/services/service-types.ts`,
  tests: [`${domain}/services/service-types.test.ts`],
} as const;
const cells = {
  file: `${domain}/import/cells.ts`,
  tests: [`${domain}/import/cells.test.ts`],
} as const;

/** Values that stand in the rules and nowhere else: `npm run mutants -- --every domain` changes none of them. */
export const domainMutants: readonly Mutant[] = [
  {
    name: 'nobody asks whether a dog or a cat bleeds',
    ...redFlags,
    find: "  'POISONING',\n  'HEAVY_BLEEDING',\n  'SEIZURE',\n];\n/** Their gut",
    replace: "  'POISONING',\n  'SEIZURE',\n];\n/** Their gut",
  },
  {
    name: 'nobody asks whether a horse has collapsed',
    ...redFlags,
    find: "  'COLIC',\n  'TROUBLE_BREATHING',\n  'COLLAPSE',\n",
    replace: "  'COLIC',\n  'TROUBLE_BREATHING',\n",
  },
  {
    name: 'a ferret is asked about as a rabbit is',
    ...redFlags,
    find: '  20: rodent,',
    replace: '  20: grazer,',
  },
  {
    name: 'the first visit at home takes half an hour',
    ...services,
    find: 'duration: 60',
    replace: 'duration: 30',
  },
  {
    name: 'the first appointment takes an hour',
    ...services,
    find: "name: 'Appointment', duration: 30",
    replace: "name: 'Appointment', duration: 60",
  },
  {
    name: 'pictures may be larger',
    file: `${domain}/files/images.ts`,
    find: '15 * 1024 * 1024',
    replace: '16 * 1024 * 1024',
    tests: [`${domain}/files/limits.test.ts`],
  },
  {
    name: 'documents may be larger',
    file: `${domain}/files/documents.ts`,
    find: '20 * 1024 * 1024',
    replace: '21 * 1024 * 1024',
    tests: [`${domain}/files/limits.test.ts`],
  },
  {
    name: 'a day with a digit more behind it is a birth date',
    ...cells,
    find: '(\\d{4})$/',
    replace: '(\\d{4})/',
  },
  {
    name: 'a day with a word before it is a birth date',
    ...cells,
    find: '/^()(',
    replace: '/()(',
  },
  {
    name: 'who moves to another timetable stays in the former one as well',
    file: `${domain}/timetables/hours-change.ts`,
    find: 'other.users.filter((user) => !users.includes(user))',
    replace: 'other.users',
    tests: [`${domain}/timetables/hours-change.test.ts`],
  },
];
