import { expect } from '@playwright/test';
import { PASSWORD } from '@zampa/testing/people';
import { newStartedRequest, sendChatMessage as post } from '@zampa/testing/requests';
import { fillThread } from '@zampa/testing/long-thread';
import { enter } from './pages/account.ts';
import { conversationPage, expectMessage } from './pages/conversation.ts';
import { expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

const LAST = 5000;
/** From where it is read up to its oldest, through several pages. */
const EARLY = 700;
const MOST_ROWS = 60;

test('a conversation with thousands of messages opens at its end and at any message', async ({
  browser,
  product,
  mailbox,
}) => {
  const { url: origin } = product;
  const request = await newStartedRequest({ address: origin, mailbox });
  const { id, owner: account, vet } = request;
  await product.inDatabase((database) =>
    fillThread(database, { id, ownerId: account.id, vetId: vet.id }, LAST),
  );
  const owner = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  const { page, say } = owner;
  await enter(owner, '/app/', { email: account.email, password: PASSWORD });
  const address = origin + conversationPage('/app/', id);
  await page.goto(address);
  const log = page.getByRole('log');
  const message = (seq: number) => log.getByText(new RegExp(`^Message ${seq}$`, 'm'));
  const seen = new Set<number>();
  /** The numbers on screen, from top to bottom; each once, one after the other. */
  const look = async () => {
    const numbers = await log.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const shown = [...element.querySelectorAll('article p')].map((text) => ({
        seq: Number(/^Message (\d+)/.exec(text.textContent)?.[1]),
        top: text.getBoundingClientRect().top,
      }));
      return shown
        .filter(({ seq, top }) => seq > 0 && top > box.top - 2000 && top < box.bottom + 2000)
        .toSorted((one, other) => one.top - other.top)
        .map(({ seq }) => seq);
    });
    for (const [index, seq] of numbers.entries())
      if (index > 0) expect(seq).toBe((numbers[index - 1] ?? 0) + 1);
    for (const seq of numbers) seen.add(seq);
    expect(await log.getByRole('article').count()).toBeLessThanOrEqual(MOST_ROWS);
    return numbers;
  };
  await expect(message(LAST)).toBeInViewport();
  await look();

  await page.goto(`${address}?seq=2500`);
  await expect(message(2500)).toBeInViewport();
  await look();
  const toEnd = page.getByRole('button', { name: say('conversations:toEnd') });
  await expect(toEnd).toBeVisible();
  await expectAccessible(owner, 'a conversation opened in its middle');
  await toEnd.click();
  await expect(page).toHaveURL(address);
  await expect(message(LAST)).toBeInViewport();
  await expect(toEnd).toHaveCount(0);

  // From early on up to the oldest, page by page; nothing is lost or doubled on the way, and nothing jumps.
  await page.goto(`${address}?seq=${EARLY}`);
  await expect(message(EARLY)).toBeInViewport();
  seen.clear();
  await look();
  while (!seen.has(2)) {
    await look();
    const first = Math.min(...seen);
    const move = (screens: number) =>
      log.evaluate((element, distance) => {
        element.scrollTop += element.clientHeight * distance;
      }, screens);
    // Short steps, so that the rendered rows overlap those of the previous step. If new rows moved the position
    // further, scroll part of the way back.
    await move(-1.5);
    await expect
      .poll(async () => {
        const shown = await look();
        const joins = (shown.at(-1) ?? 0) >= first - 1;
        if (!joins) await move(0.5);
        return joins && (shown[0] ?? first) < first;
      })
      .toBe(true);
  }
  expect(seen.size).toBe(Math.max(...seen) - 1);
  expect(seen).toContain(EARLY);
  await toEnd.click();
  await expect(message(LAST)).toBeInViewport();
  await look();
  await post(vet, id, 'And one more');
  await expectMessage(owner, 'And one more');
});
