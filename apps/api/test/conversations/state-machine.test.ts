import assert from 'node:assert/strict';
import { deleteEvent } from '@zampa/contract/inbox/delete-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import {
  repeatRequest,
  end,
  newClinicWithClient,
  start,
  write,
  type ClinicWithClient,
  type TestRequest,
} from '@zampa/testing/requests';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

type Side = 'owner' | 'vet';

/** What the conversation should be: its states written anew by hand, in a few lines. */
type Model = {
  status: 'NEW' | 'OPEN' | 'CLOSED';
  entries: { id: string; what: string; by: Side }[];
};

type Step = fc.AsyncCommand<Model, TestRequest>;

const outcome = (done: Promise<unknown>) =>
  done.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

class Write implements Step {
  readonly side: Side;
  constructor(side: Side) {
    this.side = side;
  }
  check = () => true;
  async run(model: Model, request: TestRequest) {
    const text = `${model.entries.length} by ${this.side}`;
    const sent = write(request[this.side], request.id, text);
    const refusal =
      model.status === 'CLOSED'
        ? 'CONVERSATION_CLOSED'
        : this.side === 'vet' && model.status === 'NEW'
          ? 'CONVERSATION_NOT_STARTED'
          : null;
    assert.equal(await outcome(sent), refusal ?? 'done');
    if (!refusal) model.entries.push({ id: (await sent).id, what: text, by: this.side });
  }
  toString = () => `${this.side} writes`;
}

class Start implements Step {
  check = () => true;
  async run(model: Model, { vet, id }: TestRequest) {
    const closed = model.status === 'CLOSED';
    assert.equal(await outcome(start(vet, id)), closed ? 'CONVERSATION_CLOSED' : 'done');
    if (model.status !== 'NEW') return;
    model.status = 'OPEN';
    model.entries.push({ id: '', what: 'OPEN_PERFORMANCE', by: 'vet' });
  }
  toString = () => 'starts';
}

class End implements Step {
  check = () => true;
  async run(model: Model, { vet, id }: TestRequest) {
    assert.equal(await outcome(end(vet, id)), model.status === 'NEW' ? 'STATUS_CONFLICT' : 'done');
    if (model.status !== 'OPEN') return;
    model.status = 'CLOSED';
    model.entries.push({ id: '', what: 'CLOSE_PERFORMANCE', by: 'vet' });
  }
  toString = () => 'ends';
}

class Withdraw implements Step {
  readonly side: Side;
  constructor(side: Side) {
    this.side = side;
  }
  check = ({ entries }: Readonly<Model>) => entries.some(({ id }) => id !== '');
  async run(model: Model, request: TestRequest) {
    const entry = model.entries.findLast(({ id }) => id !== '');
    if (!entry) return;
    const taken = request[this.side].call(deleteEvent, { query: { id: entry.id } });
    const refusal =
      entry.by !== this.side
        ? 'FORBIDDEN'
        : model.status === 'CLOSED'
          ? 'CONVERSATION_CLOSED'
          : null;
    assert.equal(await outcome(taken), refusal ?? 'done');
    if (!refusal) entry.what = 'withdrawn';
  }
  toString = () => `${this.side} withdraws the last message`;
}

describe('a conversation, whatever both sides do in whatever order', () => {
  const product = useProduct();
  let clinic: ClinicWithClient;
  beforeAll(async () => {
    clinic = await newClinicWithClient(product());
  });

  const steps = fc.commands(
    [
      fc.constant(new Start()),
      fc.constant(new End()),
      fc.constantFrom<Side>('owner', 'vet').map((side) => new Write(side)),
      fc.constantFrom<Side>('owner', 'vet').map((side) => new Withdraw(side)),
    ],
    { maxCommands: 14 },
  );

  it('goes from new to open to closed, its events in order and without a gap', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        const request = await repeatRequest(clinic);
        const model: Model = { status: 'NEW', entries: [] };
        await fc.asyncModelRun(() => ({ model, real: request }), commands);
        for (const reader of [request.owner, request.vet]) {
          const { id } = request;
          const read = await reader.call(readRequest, { params: { id }, query: {} });
          expect(read.payload.status).toBe(model.status);
          expect(read.events.map(({ seq }) => seq)).toEqual(model.entries.map((_e, at) => at + 1));
          expect(
            read.events.map(
              ({ payload }) =>
                payload.message ?? payload.eventAction ?? (payload.withdrawn && 'withdrawn'),
            ),
          ).toEqual(model.entries.map(({ what }) => what));
        }
      }),
      { numRuns: 30 },
    );
  });
});
