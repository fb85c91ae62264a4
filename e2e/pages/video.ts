import { expect, type Locator } from '@playwright/test';
import type { Person } from '../person.ts';

/** The call, large or as a tile. */
export const callWindow = ({ page, say }: Person): Locator =>
  page.getByRole('dialog', { name: say('video:window') });

/** The picture of the other one. */
export const pictureOf = (person: Person, name: string): Locator =>
  callWindow(person).locator(`video[aria-label="${name}"]`);

export const ownPicture = (person: Person): Locator => pictureOf(person, person.say('video:own'));

export const join = ({ page, say }: Person): Promise<void> =>
  page
    .getByRole('button', { name: say('video:join') })
    .first()
    .click();

/** Answers a clinic that calls, on whatever screen. */
export const answer = ({ page, say }: Person): Promise<void> =>
  page
    .getByRole('dialog')
    .filter({ hasText: say('video:ring.text') })
    .getByRole('button', { name: say('video:ring.answer') })
    .click();

/** Returns the prompt to admit a waiting owner, which the treating vet sees on every screen. */
export const doorPrompt = ({ page, say }: Person): Locator =>
  page.getByRole('alert', { name: say('video:door.label') });

export const decide = async (person: Person, decision: 'grant' | 'deny'): Promise<void> =>
  doorPrompt(person)
    .getByRole('button', { name: person.say(`video:door.${decision}`) })
    .click();

export const control = (
  person: Person,
  name: 'mute' | 'unmute' | 'hide' | 'show' | 'shrink' | 'expand' | 'leave' | 'devices' | 'whole',
): Locator =>
  callWindow(person).getByRole('button', { name: person.say(`video:controls.${name}`) });

/** Has this person show a screen, or stop it. */
export const turnScreen = (person: Person, to: 'start' | 'stop'): Promise<void> =>
  callWindow(person)
    .getByRole('button', { name: person.say(`video:screen.${to}`) })
    .click();

/** Waits until pictures that were not there before are drawn. */
export async function expectMoving(picture: Locator): Promise<void> {
  const frames = () =>
    picture.evaluate((video: HTMLVideoElement) =>
      video.videoWidth > 0 ? video.getVideoPlaybackQuality().totalVideoFrames : 0,
    );
  await expect.poll(frames).toBeGreaterThan(0);
  const before = await frames();
  await expect.poll(frames).toBeGreaterThan(before);
}
