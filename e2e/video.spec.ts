import { expect } from '@playwright/test';
import { createEvent } from '@zampa/contract/requests/create-event';
import { openMeeting } from '@zampa/contract/video/open-meeting';
import { browserArguments, provideBrowser } from '@zampa/testing/browser';
import { PASSWORD, type Place } from '@zampa/testing/people';
import { endService, newClinicWithClient, requestBody } from '@zampa/testing/requests';
import { enter } from './pages/account.ts';
import {
  answer,
  callWindow,
  control,
  decide,
  doorPrompt,
  expectMoving,
  join,
  ownPicture,
  pictureOf,
  turnScreen,
} from './pages/video.ts';
import { DESKTOP, expectAccessible, newPerson, type Person, PHONE } from './person.ts';
import { behindFirewall, test } from './relay-fixture.ts';
import { expectFineByThumb } from './screen-checks.ts';

// A camera and a microphone that the browser makes up, and allows without a question.
test.use({
  launchOptions: {
    executablePath: provideBrowser(),
    args: [
      ...browserArguments,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--auto-select-desktop-capture-source=Entire screen',
    ],
  },
});

/** A clinic whose client has asked for a video consultation, with both at their browsers. */
async function bothPresent(browser: Parameters<typeof newPerson>[0], place: Place) {
  const clinic = await newClinicWithClient(place);
  const body = { ...requestBody(clinic), category: 'VIDEOCONSULTATION' } as const;
  const { id } = await clinic.owner.call(createEvent, { body });
  const origin = place.address;
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const owner = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  await enter(vet, '/', { email: clinic.vet.email, password: PASSWORD });
  await enter(owner, '/app/', { email: clinic.owner.email, password: PASSWORD });
  return { ...clinic, id, at: { vet, owner } };
}

const openRequest = ({ page, origin }: Person, id: string) =>
  page.goto(`${origin}/workspace/requests?list=visits&conversation=${id}`);

/** As everybody of the tests is called. */
const OWNER = 'Olga Rossi';

test('an owner answers a video call on a phone and is admitted; the call survives disruptions', async ({
  browser,
  product: { url: address },
  mailbox,
}) => {
  const {
    id,
    vet: vetAccount,
    at,
  } = await bothPresent(browser, {
    address,
    mailbox,
  });
  const { vet, owner } = at;
  await openRequest(vet, id);
  await join(vet);
  await expect(callWindow(vet)).toContainText(vet.say('video:phases.alone'));
  await expectMoving(ownPicture(vet));

  await answer(owner);
  await expect(doorPrompt(vet)).toContainText(vet.say('video:door.ready'));
  await expectMoving(ownPicture(owner));
  // There is no connection to a person before admission.
  await expect(owner.page.locator('video')).toHaveCount(1);
  await expectFineByThumb(owner, 'the door of a video consultation');
  await expectAccessible(vet, 'who waits at the door');
  await decide(vet, 'grant');

  const [ownersAtVet, vetsAtOwner] = [
    pictureOf(vet, OWNER),
    callWindow(owner).locator('video').first(),
  ];
  await expectMoving(ownersAtVet);
  await expectMoving(vetsAtOwner);
  await expect(callWindow(owner).getByRole('timer')).toContainText(/00:\d\d/);
  await expect(doorPrompt(vet)).toHaveCount(0);
  await expectFineByThumb(owner, 'a video consultation');

  // Each side sees when the other turns a device off.
  await control(owner, 'hide').click();
  await expect(callWindow(vet)).toContainText(vet.say('video:phases.cameraOff', { name: OWNER }));
  await control(owner, 'mute').click();
  await expect(callWindow(vet)).toContainText(vet.say('video:phases.muted', { name: OWNER }));
  await control(owner, 'show').click();
  await control(owner, 'unmute').click();
  await expectMoving(ownersAtVet);

  // Small, on every other screen, it is the same picture that goes on.
  await ownersAtVet.evaluate((video) => video.setAttribute('data-marked', 'true'));
  await control(vet, 'mute').press('Escape');
  await vet.page.getByRole('link', { name: vet.say('settings:places.clients') }).click();
  await expect(callWindow(vet)).toHaveAttribute('data-size', 'tile');
  await expect(callWindow(vet).locator('video[data-marked]')).toBeVisible();
  await expectMoving(ownersAtVet);
  await control(vet, 'expand').click();

  // Without a connection to the server both still see each other, and say so.
  await owner.context.setOffline(true);
  await expect(callWindow(owner)).toContainText(owner.say('video:offline'));
  await expectMoving(vetsAtOwner);
  await owner.context.setOffline(false);
  await expect(callWindow(owner)).not.toContainText(owner.say('video:offline'));

  // A reloaded page rejoins the call without admission.
  await owner.page.reload();
  await expectMoving(callWindow(owner).locator('video').first());
  await expectMoving(ownersAtVet);
  await expect(doorPrompt(vet)).toHaveCount(0);

  await endService(vetAccount, id);
  await expect(callWindow(owner)).toContainText(owner.say('video:phases.closed'));
  await expect(callWindow(vet)).toContainText(vet.say('video:phases.closed'));
  await expect(owner.page.locator('video')).toHaveCount(0);
  await callWindow(owner)
    .getByRole('button', { name: owner.say('common:actions.close') })
    .click();
  await expect(callWindow(owner)).toHaveCount(0);
});

test('every clinic screen shows a waiting owner; a rejected owner’s camera turns off', async ({
  browser,
  product: { url: address },
  mailbox,
}) => {
  const { id, owner: account, at } = await bothPresent(browser, { address, mailbox });
  const { vet, owner } = at;
  const { room } = await account.call(openMeeting, { query: { eventId: id } });
  await owner.page.goto(room.url);
  await expect(callWindow(owner)).toContainText(
    owner.say('video:phases.waiting', { clinic: 'Clinica Aurora' }),
  );
  await expect(doorPrompt(vet)).toContainText(vet.say('video:door.waits', { name: OWNER }));
  await decide(vet, 'deny');
  await expect(callWindow(owner)).toContainText(owner.say('video:phases.deniedWhy'));
  await expect(owner.page.locator('video')).toHaveCount(0);
  await expect(doorPrompt(vet)).toHaveCount(0);

  // Asking again is for the clinic to allow, from within the call.
  await openRequest(vet, id);
  await join(vet);
  await callWindow(vet)
    .getByRole('button', { name: vet.say('video:door.allow') })
    .click();
  await callWindow(owner)
    .getByRole('button', { name: owner.say('video:again') })
    .click();
  await decide(vet, 'grant');
  await expectMoving(pictureOf(vet, OWNER));
});

test('a relay carries the call and a shared screen without a direct route, and the call recovers with the relay', async ({
  browser,
  product: { url: address },
  mailbox,
  relay,
}) => {
  const { id, at } = await bothPresent(browser, { address, mailbox });
  const { vet, owner } = at;
  await Promise.all([behindFirewall(vet.context), behindFirewall(owner.context)]);
  await openRequest(vet, id);
  await join(vet);
  await answer(owner);
  await decide(vet, 'grant');
  const vetsAtOwner = callWindow(owner).locator('video').first();
  await expectMoving(pictureOf(vet, OWNER));
  await expectMoving(vetsAtOwner);

  await turnScreen(vet, 'start');
  await expect(callWindow(owner)).toContainText(/condivide lo schermo/);
  await expectMoving(vetsAtOwner);
  await turnScreen(vet, 'stop');
  await expect(callWindow(owner)).not.toContainText(/condivide lo schermo/);
  await expectMoving(vetsAtOwner);

  relay.stop();
  // A route counts as lost after some seconds without media.
  await expect(callWindow(owner)).toContainText(owner.say('video:phases.lost'), {
    timeout: 30_000,
  });
  relay.start();
  await expectMoving(vetsAtOwner);
  await expectMoving(pictureOf(vet, OWNER));
  await expect(doorPrompt(vet)).toHaveCount(0);
});
