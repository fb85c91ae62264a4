import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../health.test-data.ts';
import { type LocalNote, wasSentFromHere } from './note-session.ts';
import { newNote } from './note-values.ts';

const stored = { ...emptyDraft, reason: 'Vaccination', plan: 'Booster' };
const local = (sent: Partial<LocalNote>): LocalNote => ({
  values: newNote('Europe/Rome'),
  base: null,
  creation: null,
  ...sent,
});
const creationOf = (reason: string) => ({
  key: 'k',
  body: { PetId: ids.luna, facilityId: ids.clinic, reason, plan: 'Booster' },
});

describe('wasSentFromHere', () => {
  it.each([
    ['nothing was sent', {}, false],
    ['the note was created from here', { creation: creationOf('Vaccination ') }, true],
    ['another note was created from here', { creation: creationOf('Limping') }, false],
    ['a change from here has the same texts', { unanswered: [{ ...stored }] }, true],
    ['an earlier change from here has them', { unanswered: [{ ...stored }, { plan: '' }] }, true],
    ['all changes from here have other texts', { unanswered: [{ reason: 'Limping' }] }, false],
    ['a colleague added a weight', { unanswered: [{ ...stored, vitals: { weightG: 1 } }] }, false],
    ['it is a later version', { base: stored, unanswered: [{ ...stored }] }, false],
  ] as const)('%s', (_, sent, expected) => {
    expect(wasSentFromHere(local(sent), stored)).toBe(expected);
  });
});
