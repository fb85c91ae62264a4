// Made by `npm run generate` from the files that are named here.
export { exportAudit } from './export-audit.ts';
export { readAudit } from './read-audit.ts';
export { readRecordReaders } from './read-record-readers.ts';
export { verifyAudit } from './verify-audit.ts';
