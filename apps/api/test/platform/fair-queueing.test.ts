import { createFeed } from '@zampa/contract/appointments/create-feed';
import { readFeed } from '@zampa/contract/appointments/read-feed';
import { importClients } from '@zampa/contract/import/import-clients';
import { readFile } from '@zampa/contract/files/read-file';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { readMe } from '@zampa/contract/people/read-me';
import { signIn } from '@zampa/contract/account/sign-in';
import { updateUser } from '@zampa/contract/people/update-user';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@zampa/domain/files/images';
import {
  newOwner,
  newSignedUpAccount,
  newVet,
  newVisitor,
  type Owner,
} from '@zampa/testing/people';
import { sendCall, type CallResponse } from '@zampa/testing/send-call';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { jpegPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';

/** Number of consecutive calls of another person that must be answered while expensive work runs. */
const CALLS = 10;
/**
 * The same beside reads, which are quick: without fair queueing the first call waits for hundreds of them, with it
 * for half.
 */
const CALLS_BESIDE_READS = 3;

const countStatuses = (answers: readonly CallResponse[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, group]) => [status, group.length]),
  );

describe('fair queueing of expensive work', () => {
  const product = useProduct({}, { passwordWork: undefined });
  let bystander: Owner;
  beforeAll(async () => {
    bystander = await newOwner(product());
  });

  /** Returns the answers of expensive calls. All calls of the bystander must be answered before the last of them. */
  async function runBesideBystander(
    calls: readonly Promise<CallResponse>[],
    times = CALLS,
  ): Promise<readonly CallResponse[]> {
    let isOver = false;
    const all = Promise.all(calls).finally(() => (isOver = true));
    for (let count = 0; count < times; count += 1) {
      await bystander.call(readMe, {});
      expect(isOver, `after ${count} calls of the bystander`).toBe(false);
    }
    return all;
  }

  async function withAvatar() {
    const owner = await newOwner(product());
    const image = { bytes: await jpegPicture(2560, 2560) };
    const { image: address } = await owner.call(updateUser, { body: {}, image });
    return { owner, id: address?.split('/').at(-1) ?? '' };
  }

  const shapes = IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_FORMATS.map((format) => ({ width: String(width), format })),
  );

  it('answers others while one clinic reads 400 times', async () => {
    const vet = await newVet(product());
    const query = { facilityId: vet.facility.id };
    const read = () => vet.send(readRequests, { query });
    const answers = await runBesideBystander(Array.from({ length: 400 }, read), CALLS_BESIDE_READS);
    expect(countStatuses(answers)).toEqual({ 200: 400 });
  });

  it('hashes passwords with the production parameters', async () => {
    const { email } = await newSignedUpAccount(product());
    const { rows } = await product().pool.query<{ hash: string }>(
      'select password_hash as hash from accounts where email = $1',
      [email],
    );
    expect(rows.map(({ hash }) => hash.split('$').slice(1, 4))).toEqual([
      ['argon2id', 'v=19', 'm=19456,t=2,p=1'],
    ]);
  });

  it('converts one picture at a time, however many are requested', async () => {
    const { owner, id } = await withAvatar();
    let most = 0;
    const watch = (count: number) => (most = Math.max(most, count));
    sharp.queue.on('change', watch);
    const requests = shapes.map((query) => owner.send(readFile, { params: { id }, query }));
    const answers = await runBesideBystander(requests);
    sharp.queue.off('change', watch);
    expect(countStatuses(answers)).toEqual({ 200: shapes.length });
    expect(most).toBe(1);
  });

  it('rejects pictures beyond the queue of one person, and serves another person', async () => {
    const [many, other] = [await withAvatar(), await withAvatar()];
    const requests = Array.from({ length: 5 }, () => shapes)
      .flat()
      .map((query) => many.owner.send(readFile, { params: { id: many.id }, query }));
    const query = { width: '64', format: 'png' };
    const between = other.owner.send(readFile, { params: { id: other.id }, query });
    const answers = await Promise.all(requests);
    const refused = answers.filter(({ status }) => status === 503);
    expect(countStatuses(answers)).toEqual({
      200: requests.length - refused.length,
      503: refused.length,
    });
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.json).toMatchObject({ code: 'UNAVAILABLE' });
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
    expect((await between).status).toBe(200);
  });

  it('hashes few passwords at a time and rejects those beyond the queue', async () => {
    const guesses = Array.from({ length: 260 }, () => {
      const { address, ip, email } = newVisitor(product().address);
      return sendCall({ address, ip }, signIn, { body: { email, password: 'Wrong-guess-1' } });
    });
    const answers = await runBesideBystander(guesses);
    const { 400: wrong = 0, 503: refused = 0 } = countStatuses(answers);
    expect(wrong + refused).toBe(guesses.length);
    expect(refused).toBeGreaterThan(0);
    expect(wrong).toBeGreaterThan(100);
  });

  it('writes one calendar feed at a time and rejects those beyond the queue', async () => {
    const vet = await newVet(product());
    const { url } = await vet.call(createFeed, { body: { facilityId: vet.facility.id } });
    const token = /\/feeds\/(.+)\.ics$/.exec(url ?? '')?.[1] ?? '';
    const reader = newVisitor(product().address);
    const read = () => sendCall(reader, readFeed, { params: { token } });
    const answers = await Promise.all(Array.from({ length: 120 }, read));
    // A program may read the same feed 60 times; concurrent calls beyond the queue get a retry-after.
    const { 200: written, 429: often = 0, 503: refused = 0 } = countStatuses(answers);
    expect(written).toBe(60);
    expect(often + refused).toBe(60);
    expect(refused).toBeGreaterThan(0);
  });

  it('imports one file per person at a time and rejects those beyond the queue', async () => {
    const vet = await newVet(product());
    const importFile = (file: number) => {
      const users = Array.from({ length: 100 }, (_none, row) => ({
        firstName: 'Ida',
        lastName: `Riva ${row}`,
        email: `ida.${file}.${row}@example.test`,
      }));
      return vet.send(importClients, { query: { facilityId: vet.facility.id }, body: { users } });
    };
    const answers = await runBesideBystander(
      Array.from({ length: 30 }, (_none, file) => importFile(file)),
    );
    const { 200: imported = 0, 503: refused = 0 } = countStatuses(answers);
    expect(imported + refused).toBe(30);
    expect(imported).toBeGreaterThanOrEqual(21);
    expect(refused).toBeGreaterThan(0);
  });
});
