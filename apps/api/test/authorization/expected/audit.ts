import { adminsOnly, row } from './expectation.ts';

/** Expected access to the audit log: admins read that of their clinic, families who read the records of their pets. */
export const audit = {
  //                              A OFOD VACCD FO VPO
  'GET /audit': adminsOnly,
  'GET /audit/export.csv': adminsOnly,
  'GET /audit/verification': adminsOnly,
  'GET /pets/record-readers': row('U YYNY FFFNF FF NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
};
