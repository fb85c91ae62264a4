import type { VisitNote } from '@zampa/contract/health/objects/note';
import { describe, expect, it } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import { createNoteSender } from './note-sender.ts';

const at = '2026-11-20T09:00:00.000Z';
const noteOf = (version: number, reason: string): VisitNote => ({
  id: 'note',
  PetId: 'luna',
  facilityId: 'clinic',
  conversationId: null,
  status: 'DRAFT',
  version,
  released: false,
  date: at,
  reason,
  history: '',
  findings: '',
  vitals: {},
  unusualVitals: [],
  assessment: '',
  diagnoses: [],
  plan: '',
  privateNote: '',
  deceasedOn: null,
  author: null,
  signedAt: null,
  signedBy: null,
  releasedAt: null,
  addenda: [],
  attachments: [],
  dateCreated: at,
  dateUpdated: at,
});

/** A sender whose calls have these outcomes in turn: an error, or a note of this version. */
function setUp(outcomes: readonly (Error | number)[]) {
  const left = [...outcomes];
  const calls: string[] = [];
  const answer = async (call: string, reason = '') => {
    calls.push(call);
    const outcome = left.shift() ?? 0;
    if (outcome instanceof Error) throw outcome;
    return noteOf(outcome, reason);
  };
  const sender = createNoteSender({
    api: {
      createNote: async ({ body, idempotencyKey = '' }) =>
        answer(`create ${idempotencyKey === '' ? 'without key' : body?.reason}`, body?.reason),
      updateNote: async ({ body, ifMatch = '' }) =>
        answer(`update ${ifMatch} ${body?.reason}`, body?.reason),
    },
    place: { PetId: 'luna', facilityId: 'clinic' },
    creation: null,
    onCreated: ({ version }) => calls.push(`created ${version}`),
  });
  return { sender, calls };
}

describe('createNoteSender', () => {
  it('repeats a creation without an answer as it was, and then changes the note', async () => {
    const { sender, calls } = setUp([new ApiUnreachable(), 1, 2]);
    await expect(sender.send({ reason: 'a' }, null)).rejects.toThrow(ApiUnreachable);
    expect(sender.pending().creation?.body).toMatchObject({ reason: 'a', PetId: 'luna' });
    await expect(sender.send({ reason: 'ab' }, null)).resolves.toMatchObject({ version: 2 });
    expect(calls).toEqual(['create a', 'create a', 'created 1', 'update 1 ab']);
  });

  it('creates one note when the answer to the following change is lost too', async () => {
    const { sender, calls } = setUp([new ApiUnreachable(), 1, new ApiUnreachable(), 2]);
    await expect(sender.send({ reason: 'a' }, null)).rejects.toThrow(ApiUnreachable);
    await expect(sender.send({ reason: 'ab' }, null)).rejects.toThrow(ApiUnreachable);
    await sender.send({ reason: 'abc' }, null);
    expect(calls).toEqual(['create a', 'create a', 'created 1', 'update 1 ab', 'update 1 abc']);
  });

  it('keeps changes without an answer until one is answered, and forgets a refused one', async () => {
    const stale = new ApiRefusal(412, { code: 'STALE' });
    const { sender } = setUp([new ApiUnreachable(), stale, 4]);
    const base = noteOf(3, '');
    await expect(sender.send({ reason: 'a' }, base)).rejects.toThrow(ApiUnreachable);
    await expect(sender.send({ reason: 'ab' }, base)).rejects.toThrow(stale);
    expect(sender.unanswered()).toEqual([{ reason: 'a' }]);
    await sender.send({ reason: 'abc' }, base);
    expect(sender.unanswered()).toEqual([]);
  });
});
