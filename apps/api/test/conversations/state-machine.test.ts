import assert from 'node:assert/strict';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import {
  repeatRequest,
  endService,
  newClinicWithClient,
  startConsultation,
  sendChatMessage,
  type ClinicWithClient,
  type TestRequest,
} from '@zampa/testing/requests';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

type Side = 'owner' | 'vet';

/** The expected state of the conversation: a short second implementation of its rules. */
type Model = {
  status: 'NEW' | 'OPEN' | 'CLOSED';
  entries: { id: string; content: string; author: Side }[];
};

type Step = fc.AsyncCommand<Model, TestRequest>;

const outcome = (promise: Promise<unknown>) =>
  promise.then(
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
    const sent = sendChatMessage(request[this.side], request.id, text);
    const refusal =
      model.status === 'CLOSED'
        ? 'CONVERSATION_CLOSED'
        : this.side === 'vet' && model.status === 'NEW'
          ? 'CONVERSATION_NOT_STARTED'
          : null;
    assert.equal(await outcome(sent), refusal ?? 'done');
    if (!refusal) model.entries.push({ id: (await sent).id, content: text, author: this.side });
  }
  toString = () => `${this.side} writes`;
}

class Start implements Step {
  check = () => true;
  async run(model: Model, { vet, id }: TestRequest) {
    const closed = model.status === 'CLOSED';
    assert.equal(
      await outcome(startConsultation(vet, id)),
      closed ? 'CONVERSATION_CLOSED' : 'done',
    );
    if (model.status !== 'NEW') return;
    model.status = 'OPEN';
    model.entries.push({ id: '', content: 'OPEN_PERFORMANCE', author: 'vet' });
  }
  toString = () => 'starts';
}

class End implements Step {
  check = () => true;
  async run(model: Model, { vet, id }: TestRequest) {
    assert.equal(
      await outcome(endService(vet, id)),
      model.status === 'NEW' ? 'STATUS_CONFLICT' : 'done',
    );
    if (model.status !== 'OPEN') return;
    model.status = 'CLOSED';
    model.entries.push({ id: '', content: 'CLOSE_PERFORMANCE', author: 'vet' });
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
      entry.author !== this.side
        ? 'FORBIDDEN'
        : model.status === 'CLOSED'
          ? 'CONVERSATION_CLOSED'
          : null;
    assert.equal(await outcome(taken), refusal ?? 'done');
    if (!refusal) entry.content = 'withdrawn';
  }
  toString = () => `${this.side} withdraws the last message`;
}

describe('conversation state machine under random steps of both sides', () => {
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

  it('goes from NEW to OPEN to CLOSED, with events in order and without gaps', async () => {
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
          ).toEqual(model.entries.map(({ content }) => content));
        }
      }),
      { numRuns: 30 },
    );
  });
});
