/** Exports for other features. */
export { changeDiaryEntry } from './change-diary-entry.ts';
export { createDiaryEntry } from './create-diary-entry.ts';
export { lockDiaryEntry } from './lock-diary-entry.ts';
export { removeDiaryEntry } from './remove-diary-entry.ts';
