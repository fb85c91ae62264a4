import { expect } from '@playwright/test';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { PASSWORD } from '@zampa/testing/people';
import { newClinicWithClient, newStartedRequest } from '@zampa/testing/requests';
import sharp from 'sharp';
import { enter, signUp, type SignUp } from './pages/account.ts';
import { appointmentCard } from './pages/appointments.ts';
import { bookVisit, dayAhead, offerAppointments } from './pages/calendar.ts';
import {
  endService,
  findClient,
  followUp,
  goTo,
  openClinic,
  openRequest,
  startService,
} from './pages/clinic.ts';
import {
  composer,
  enterConversation,
  expectDocument,
  expectMessage,
  sendDocument,
  sendPhoto,
  write,
} from './pages/conversation.ts';
import { addFirstPet, requestConsultation, joinClinic } from './pages/owner.ts';
import { endAndAskForCard, payByCard, priceService, takeCards } from './pages/payments.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#c8a97e' } })
  .png()
  .toBuffer();

const BLOOD_TEST = {
  name: 'blood-test.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

const CLINIC = 'Clinica Aurora';
const VISIT_DAY = dayAhead(8);

test('a clinic answers the request of a pet owner', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const [vetLook, ownerLook] = [
    { language: 'en', viewport: DESKTOP },
    { language: 'en', viewport: PHONE },
  ] as const;
  const vet = await newPerson(browser, { origin, ...vetLook });
  const owner = await newPerson(browser, { origin, ...ownerLook });
  const doctor: SignUp = {
    app: '/',
    email: 'vet.day@example.test',
    firstName: 'Giulia',
    lastName: 'Rossi',
    password: PASSWORD,
  };
  const family: SignUp = {
    app: '/app/',
    email: 'owner.day@example.test',
    firstName: 'Marta',
    lastName: 'Bianchi',
    password: PASSWORD,
  };

  await signUp(vet, mailbox, doctor);
  const code = await openClinic(vet, CLINIC);
  await expectAccessible(vet, 'the code of the clinic');

  await signUp(owner, mailbox, family);
  await addFirstPet(owner, { name: 'Luna', species: 'Dog', picture: await picture });
  await expectAccessible(owner, 'the card of a pet');
  await joinClinic(owner, code, CLINIC);

  await goTo(vet, vet.say('settings:places.requests'));
  await expect(vet.page.getByText(vet.say('inbox:empty.toManage'))).toBeVisible();
  const note = 'Luna has been limping since yesterday evening.';
  await requestConsultation(owner, { clinic: CLINIC, note, picture: await picture });
  await expectAccessible(owner, 'the conversation of the owner');

  // It arrives live, without a reload.
  await expect(vet.page.getByText(note).first()).toBeVisible();
  await openRequest(vet, 'Luna');
  await expect(
    vet.page.getByPlaceholder(vet.say('conversations:composer.notStarted')),
  ).toBeVisible();
  await startService(vet);
  await expectAccessible(vet, 'the conversation of the clinic');
  await write(vet, 'Good morning Marta. Does it hurt when you touch the paw?');
  await expectMessage(owner, 'Good morning Marta. Does it hurt when you touch the paw?');
  await sendPhoto(vet, 'Please look for a swelling like this one', await picture);
  await expectMessage(owner, 'Please look for a swelling like this one');

  await sendDocument(owner, BLOOD_TEST);
  await expectDocument(vet, BLOOD_TEST.name);

  // The owner loses the connection, writes, and closes nothing: it is sent once it is back, and once.
  await owner.context.setOffline(true);
  await write(owner, 'Yes, between the toes');
  await write(owner, 'And she licks it all the time');
  await owner.context.setOffline(false);
  await expectMessage(vet, 'Yes, between the toes');
  await expectMessage(vet, 'And she licks it all the time');
  await expectMessage(owner, 'And she licks it all the time');
});

test('a consultation survives a server restart, ends, and is reopened', async ({
  browser,
  product,
  mailbox,
}) => {
  const [vetLook, ownerLook] = [
    { language: 'it', viewport: PHONE },
    { language: 'it', viewport: DESKTOP },
  ] as const;
  const origin = product.url;
  const request = await newStartedRequest({ address: origin, mailbox });
  const vet = await newPerson(browser, { origin, ...vetLook });
  const owner = await newPerson(browser, { origin, ...ownerLook });
  await enterConversation(vet, '/', request.vet, request.id);
  await enterConversation(owner, '/app/', request.owner, request.id);
  for (const person of [vet, owner]) {
    await expectMessage(person, 'Non mangia');
    await expect(composer(person)).toBeEditable();
    // Screen requests that are in flight when the server stops fail.
    await person.page.waitForLoadState('networkidle');
  }

  // The server stops and restarts: messages written during the outage arrive.
  await product.kill();
  await write(vet, 'Bring him in tomorrow at nine, please');
  await product.restart();
  await expectMessage(owner, 'Bring him in tomorrow at nine, please');
  await expectMessage(vet, 'Bring him in tomorrow at nine, please');

  await endService(vet);
  await expect(
    owner.page.getByPlaceholder(owner.say('conversations:composer.closed')),
  ).toBeVisible();
  await expect(vet.page.getByPlaceholder(vet.say('conversations:composer.closed'))).toBeVisible();

  // The clinic asks how it went: a conversation of its own, which the owner sees arrive.
  await owner.page.goto(`${origin}/app/workspace/chat`);
  await expect(owner.page.getByRole('link', { name: /Non mangia/ })).toBeVisible();
  await followUp(vet, 'Is Pluto eating again?');
  await owner.page.getByRole('link', { name: /Is Pluto eating again/ }).click();
  await expect(
    owner.page.getByRole('log').getByText('Is Pluto eating again?').first(),
  ).toBeVisible();
  await write(owner, 'Yes, all of it');
  await expectMessage(vet, 'Yes, all of it');

  // And when that has ended too, the owner may ask again about the same.
  await startService(vet);
  await endService(vet);
  await owner.page
    .getByRole('link', { name: owner.say('conversations:list.followUp.ask') })
    .click();
  // The pet is already known.
  await expect(
    owner.page.getByRole('heading', {
      name: owner.say('conversations:newRequest.service.title'),
    }),
  ).toBeVisible();
});

test('a visit is scheduled, completed and paid', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const [vetLook, ownerLook] = [
    { language: 'en', viewport: DESKTOP },
    { language: 'en', viewport: PHONE },
  ] as const;
  const clinic = await newClinicWithClient({ address: origin, mailbox });
  await clinic.owner.call(linkPets, {
    body: { facilityId: clinic.vet.facility.id, pets: [clinic.pet.id] },
  });
  const vet = await newPerson(browser, { origin, ...vetLook });
  const owner = await newPerson(browser, { origin, ...ownerLook });
  await enter(vet, '/', { email: clinic.vet.email, password: PASSWORD });
  await enter(owner, '/app/', { email: clinic.owner.email, password: PASSWORD });
  await findClient(vet, 'olgga', 'Olga Rossi');
  await expectAccessible(vet, 'the card of a client');

  // They agree on a visit, which costs something, and the owner finds it at once.
  await offerAppointments(vet);
  await takeCards(vet);
  await priceService(vet, vet.say('services:types.appointment'), '45');
  const visit = { client: 'Olga Rossi', pet: 'Pluto', vet: 'Vera Bianchi' } as const;
  await bookVisit(vet, { ...visit, day: VISIT_DAY, time: '10:30' });
  await owner.page.goto(`${origin}/app/workspace/appointments`);
  await expectAccessible(owner, 'the appointments of the owner');
  await owner.page.getByRole('link', { name: /10:30–11:00/ }).click();
  await expect(appointmentCard(owner)).toContainText('10:30');

  // The visit ends and the owner pays by card and gets the receipt. The clinic sees the payment live.
  await vet.page.goto(`${origin}/workspace/requests?list=visits`);
  await vet.page.getByRole('link', { name: /Pluto/ }).first().click();
  await startService(vet);
  await endAndAskForCard(vet);
  await payByCard(owner, /45[.,]00/);
  const receipt = owner.say('payments:owner.receipt.RECEIPT', {
    number: `${new Date().getFullYear()}/1`,
  });
  await expect(owner.page.getByRole('button', { name: receipt })).toBeVisible();
  await expectAccessible(owner, 'a payment with its receipt');
  await expect(vet.page.getByText(/45[.,]00.*(paid|pagat)/).first()).toBeVisible();
});
