import { createEvent } from '@zampa/contract/requests/create-event';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { updateService } from '@zampa/contract/services/update-service';
import { openSession, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, requestBody, type ClinicWithClient } from '@zampa/testing/requests';
import { expect, vi } from 'vitest';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import type { Product } from '../product.ts';
import { beginPayment, GOOD, submitToSandbox } from './cards.ts';
import { connectCards } from './visits.ts';

/** Creates a clinic whose consultation by message costs €30.00, with this deposit in percent. */
export async function newPaidClinic(product: Product, deposit: 0 | 20 | 100 = 20) {
  const clinic = await newClinicWithClient(product);
  await connectCards(clinic.vet);
  await clinic.vet.call(updateService, {
    query: { id: clinic.serviceId },
    body: { price: 3000, deposit },
  });
  return clinic;
}

/** Sends the request of a pet owner for a consultation by message. */
export async function requestConsultation(
  clinic: ClinicWithClient,
  payload: object = {},
): Promise<string> {
  const request = requestBody(clinic, 'Limping since Sunday');
  const body = { ...request, payload: { ...request.payload, ...payload } };
  return (await clinic.owner.call(createEvent, { body })).id;
}

/** Returns the status of a conversation and of its payment. */
export async function stateOf(person: TestAccount, id: string): Promise<readonly string[]> {
  const { payload } = await person.call(readRequest, { params: { id } });
  return [payload.status, payload.payment.status];
}

/** Returns the kinds of notifications about requests, newest first. */
export const requestKindsTo = async (person: TestAccount) =>
  (await person.call(readNotifications, { query: {} }))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('REQUEST'));

export const inboxKindsOf = async (person: TestAccount) =>
  (await person.call(readInbox, { query: {} })).items.map(({ kind }) => kind);

/** Pays the deposit of a request with a good card. */
export async function payDeposit(product: Product, owner: TestAccount, id: string) {
  const { intentId, amount } = await beginPayment(owner, id);
  await submitToSandbox(product, intentId, { card: GOOD });
  await vi.waitFor(async () => expect((await stateOf(owner, id))[0]).not.toBe('PENDING'), {
    timeout: 10_000,
  });
  return { intentId, amount };
}

/** Advances the clock, signs both people in again and waits for the jobs that are due. */
export async function advanceBoth(
  product: Product,
  { vet, owner }: ClinicWithClient,
  seconds: number,
) {
  product.clock.advance(seconds);
  const later = {
    vet: { ...vet, ...(await openSession(vet, vet.email)) },
    owner: { ...owner, ...(await openSession(owner, owner.email)) },
  };
  await waitForJobs(product);
  return later;
}

/** Waits for an e-mail to a person whose subject contains these words, and returns its text. */
export async function nextEmailAbout(
  { mailbox }: Product,
  { email: to }: TestAccount,
  about: string,
): Promise<string> {
  for (;;) {
    const { subject, text } = (await mailbox.next({ to })).mail;
    if (subject?.includes(about)) return text ?? '';
  }
}
